/** The calls of the review bound to their use cases. */
import { bind } from '#platform/server/module.ts';
import * as calls from '../../contract/review/review.endpoints.ts';
import { askWhatIf } from './ask-what-if.ts';
import { cincoReport } from './cinco-report.ts';
import { comparePayroll, listComparisons } from './compare-with-previous.ts';
import { explainVariance } from './explain-variance.ts';
import { ruleDifference } from './rule-difference.ts';

export const reviewBindings = [
  bind(calls.comparePayroll, comparePayroll),
  bind(calls.listComparisons, listComparisons),
  bind(calls.explainVariance, explainVariance),
  bind(calls.whatIf, askWhatIf),
  bind(calls.ruleDifference, ruleDifference),
  bind(calls.cincoReport, cincoReport),
];
