/** Statutory on the server: the calculators of the contract, bound to their calls. */
import { bindUser, type ServerModule } from '#platform/server/module.ts';
import { calculateEis } from '../contract/socso/calculate-eis.ts';
import { calculateEpf } from '../contract/epf/calculate-epf.ts';
import { calculateHrdf } from '../contract/hrdf/calculate-hrdf.ts';
import { calculateMtd } from '../contract/mtd/calculate-mtd.ts';
import { calculateSocso } from '../contract/socso/calculate-socso.ts';
import * as conformance from '../contract/conformance/conformance.endpoints.ts';
import * as calls from '../contract/statutory.endpoints.ts';
import { statutoryManifest } from '../contract/statutory.manifest.ts';
import { answerCalculator } from './answer-calculator.ts';
import { answerConformance, listCases, showCase } from './run-conformance.ts';

export const statutoryModule: ServerModule = {
  name: 'statutory',
  manifest: statutoryManifest,
  bindings: [
    bindUser(calls.calculateEpfCall, (_ctx, input) => answerCalculator(() => calculateEpf(input))),
    bindUser(calls.calculateSocsoCall, (_ctx, input) => answerCalculator(() => calculateSocso(input))),
    bindUser(calls.calculateEisCall, (_ctx, input) => answerCalculator(() => calculateEis(input))),
    bindUser(calls.calculateHrdfCall, (_ctx, input) => answerCalculator(() => calculateHrdf(input))),
    bindUser(calls.calculateMtdCall, (_ctx, input) => answerCalculator(() => calculateMtd(input))),
    bindUser(conformance.runConformance, (_ctx, input) => answerConformance(input)),
    bindUser(conformance.listConformanceCases, (_ctx, input) => listCases(input)),
    bindUser(conformance.showConformanceCase, (_ctx, input) => showCase(input)),
  ],
};
