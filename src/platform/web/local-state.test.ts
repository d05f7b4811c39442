// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, recall, recallDraft, recallList, remember, rememberDraft, rememberList, rememberLogin } from './local-state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('what the device remembers', () => {
  it('keeps drawer, sub-header, company and verification time across a reload', () => {
    remember('drawer_mini', true);
    remember('sub_header', false);
    remember('company_id', 7);
    remember('verification_sent_at', 1_780_000_000_000);
    expect([recall('drawer_mini'), recall('sub_header'), recall('company_id'), recall('verification_sent_at')]).toEqual([true, false, 7, 1_780_000_000_000]);
    expect(window.localStorage.getItem('mesra.company_id')).toBe('7');
  });

  it('keeps the login form without the password', () => {
    rememberLogin({ email: 'a@contoh.my', remember: true, password: 'rahsia123' } as never);
    expect(recall('login_form')).toEqual({ email: 'a@contoh.my', remember: true });
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('rahsia');
    rememberLogin({ email: 'a@contoh.my', remember: false });
    expect(recall('login_form')).toBeUndefined();
  });

  it('keeps unfinished forms until they are done or the person signs out', () => {
    rememberDraft('employee.1.7', { name: 'Siti' });
    rememberDraft('employee.1.8', { name: 'Ravi' });
    expect(recallDraft('employee.1.7')).toEqual({ name: 'Siti' });
    rememberDraft('employee.1.7', undefined);
    expect(recallDraft('employee.1.7')).toBeUndefined();
    forgetSession();
    expect(recallDraft('employee.1.8')).toBeUndefined();
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('Ravi');
  });

  it('forgets the company at sign-out and nothing else', () => {
    remember('company_id', 7);
    remember('drawer_mini', true);
    forgetSession();
    expect([recall('company_id'), recall('drawer_mini')]).toEqual([undefined, true]);
  });

  it('keeps what lists remember under their names', () => {
    rememberList('leave.list', { order: ['a'] });
    expect(recallList('leave.list')).toEqual({ order: ['a'] });
    expect(recallList('other')).toBeUndefined();
  });

  it('reads spoilt text as nothing and survives refused storage', () => {
    window.localStorage.setItem('mesra.company_id', '{');
    expect(recall('company_id')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    remember('company_id', 9);
    expect(recall('company_id')).toBe(9);
  });
});
