// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { bodyOf, fillPath, flatten, hasFile, queryOf } from './request.ts';

describe('fillPath', () => {
  it('fills parameters and takes them out of the rest', () => {
    expect(fillPath('api/claims/{id}/items/{item}', { id: 3, item: 'a b', page: 1 })).toEqual({ path: 'api/claims/3/items/a%20b', rest: { page: 1 } });
  });
  it('refuses a missing parameter', () => {
    expect(() => fillPath('api/claims/{id}', {})).toThrow(/lacks id/);
  });
});

describe('flatten', () => {
  it('nests names as a[b][0]', () => {
    expect(flatten({ a: { b: ['x', 'y'] }, c: null, d: undefined, e: true })).toEqual([
      ['a[b][0]', 'x'],
      ['a[b][1]', 'y'],
      ['c', ''],
      ['e', 'true'],
    ]);
  });
});

describe('queryOf', () => {
  it('leaves empty filters out', () => {
    expect(queryOf({ page: 1, keyword: '', status: null, year: undefined })).toBe('?page=1');
    expect(queryOf({})).toBe('');
  });
  it('keeps many ids short, and words as they are', () => {
    expect(queryOf({ ids: [1, 22, 3], none: [], words: ['a,b'] })).toBe('?ids=1%2C22%2C3&words%5B0%5D=a%2Cb');
    expect(queryOf({ ids: Array.from({ length: 500 }, (_, index) => 10_000_000 + index) }).length).toBeLessThan(6000);
  });
});

describe('bodyOf', () => {
  it('sends JSON without files', () => {
    expect(bodyOf({ a: [1] })).toEqual({ body: '{"a":[1]}', type: 'application/json' });
  });

  it('sends multipart as soon as a file is anywhere inside', () => {
    const file = new File(['x'], 'resit.pdf', { type: 'application/pdf' });
    expect(hasFile({ items: [{ documents: [file] }] })).toBe(true);
    const { body, type } = bodyOf({ title: 'Trip', items: [{ amount: 12.5, documents: [file] }] });
    expect(type).toBeNull();
    expect(body).toBeInstanceOf(FormData);
    const form = body as FormData;
    expect(form.get('title')).toBe('Trip');
    expect(form.get('items[0][amount]')).toBe('12.5');
    expect((form.get('items[0][documents][0]') as File).name).toBe('resit.pdf');
  });
});
