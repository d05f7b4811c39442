import { expect, it } from 'vitest';
import { nextStep } from './next-step.tsx';

const NONE = { Pending: 0, 'In Process': 0, Confirmed: 0, 'Waiting for Payment': 0, Paid: 0 };

it.each([
  ['somebody is not processed', { Pending: 1, 'In Process': 2 }, 'process'],
  ['somebody is not confirmed', { 'In Process': 2, Confirmed: 3 }, 'confirm'],
  ['somebody is in no payment', { Confirmed: 3, Paid: 1 }, 'pay'],
  ['the payment is on its way', { 'Waiting for Payment': 4 }, null],
  ['everybody is paid', { Paid: 5 }, null],
])('where %s, the filled button is that step', (_, statuses, step) => expect(nextStep({ ...NONE, ...statuses })).toBe(step));
