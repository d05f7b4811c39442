import { afterEach, expect, test } from 'vitest';
import { provide, provideMore, providersOf, providerOf, joinExtensionPoints, extensionPoint, singleExtensionPoint } from './extension-point.ts';

const guests = extensionPoint<string>('guests');
const host = singleExtensionPoint<string>('the host');
afterEach(() => joinExtensionPoints([]));

test('the answers of all modules, in their order; none is an answer too', () => {
  joinExtensionPoints([{ providers: [provide(guests, 'leave'), provide(host, 'company')] }, {}, { providers: [provide(guests, 'payroll')] }]);
  expect(providersOf(guests)).toEqual(['leave', 'payroll']);
  expect(providerOf(host)).toBe('company');
  joinExtensionPoints([]);
  expect(providersOf(guests)).toEqual([]);
  expect(providerOf(host)).toBeUndefined();
});

test('joining twice replaces and doubles nothing', () => {
  const modules = [{ providers: [provide(guests, 'leave')] }];
  joinExtensionPoints(modules);
  joinExtensionPoints(modules);
  expect(providersOf(guests)).toEqual(['leave']);
});

test('a single port has one answer, and a refused list changes nothing', () => {
  joinExtensionPoints([{ providers: [provide(host, 'company')] }]);
  expect(() => joinExtensionPoints([{ providers: [provide(host, 'leave')] }, { providers: [provide(host, 'payroll')] }])).toThrow(
    'Two modules answer the host',
  );
  expect(providerOf(host)).toBe('company');
});

test('one answer more goes when it is taken back, and leaves the others', () => {
  joinExtensionPoints([{ providers: [provide(guests, 'leave')] }]);
  const stop = provideMore(guests, 'test');
  expect(providersOf(guests)).toEqual(['leave', 'test']);
  stop();
  expect(providersOf(guests)).toEqual(['leave']);
});
