import { bind } from '#platform/server/module.ts';
import * as calls from '../../contract/final-pay/final-pay.endpoints.ts';
import { makeFinalPay } from './make-final-pay.ts';
import { proposeFinalPay } from './propose-final-pay.ts';
import { releaseFinalPay } from './release-final-pay.ts';
import { showFinalPay } from './show-final-pay.ts';

export const finalPayBindings = [
  bind(calls.proposeFinalPay, proposeFinalPay),
  bind(calls.makeFinalPay, makeFinalPay),
  bind(calls.showFinalPay, showFinalPay),
  bind(calls.releaseFinalPay, releaseFinalPay),
];
