import { afterEach, expect, test } from 'vitest';
import { answer, answerMore, answersTo, answerTo, joinPorts, port, singlePort } from './port.ts';

const guests = port<string>('guests');
const host = singlePort<string>('the host');
afterEach(() => joinPorts([]));

test('the answers of all modules, in their order; none is an answer too', () => {
  joinPorts([{ answers: [answer(guests, 'leave'), answer(host, 'company')] }, {}, { answers: [answer(guests, 'payroll')] }]);
  expect(answersTo(guests)).toEqual(['leave', 'payroll']);
  expect(answerTo(host)).toBe('company');
  joinPorts([]);
  expect(answersTo(guests)).toEqual([]);
  expect(answerTo(host)).toBeUndefined();
});

test('joining twice replaces and doubles nothing', () => {
  const modules = [{ answers: [answer(guests, 'leave')] }];
  joinPorts(modules);
  joinPorts(modules);
  expect(answersTo(guests)).toEqual(['leave']);
});

test('a single port has one answer, and a refused list changes nothing', () => {
  joinPorts([{ answers: [answer(host, 'company')] }]);
  expect(() => joinPorts([{ answers: [answer(host, 'leave')] }, { answers: [answer(host, 'payroll')] }])).toThrow('Two modules answer the host');
  expect(answerTo(host)).toBe('company');
});

test('one answer more goes when it is taken back, and leaves the others', () => {
  joinPorts([{ answers: [answer(guests, 'leave')] }]);
  const stop = answerMore(guests, 'test');
  expect(answersTo(guests)).toEqual(['leave', 'test']);
  stop();
  expect(answersTo(guests)).toEqual(['leave']);
});
