/** The officer's review of payrolls on the server: its calls bound to its use cases, and the gate before confirmation. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { confirmGates } from '#modules/payroll/server/public.ts';
import { payrollReviewManifest } from '../contract/payroll-review.manifest.ts';
import * as calls from '../contract/review.endpoints.ts';
import * as reasons from '../contract/variance.endpoints.ts';
import { payrollReviewAuditLabels } from './audit-labels.ts';
import { askWhatIf } from './ask-what-if.ts';
import { cincoReport } from './cinco-report.ts';
import { comparePayroll, listComparisons } from './compare-with-previous.ts';
import { explainVariance, varianceGate } from './explain-variance.ts';
import { explainVariances } from './explain-variances.ts';
import { ruleDifference } from './rule-difference.ts';

export const payrollReviewModule: ServerModule = {
  name: 'payroll-review',
  manifest: payrollReviewManifest,
  demo: async () => (await import('./demo/payroll-review.demo.ts')).payrollReviewDemo,
  providers: [provide(auditLabels, payrollReviewAuditLabels), provide(confirmGates, varianceGate)],
  bindings: [
    bind(calls.comparePayroll, comparePayroll),
    bind(calls.listComparisons, listComparisons),
    bind(reasons.explainVariance, explainVariance),
    bind(reasons.explainVariances, explainVariances),
    bind(calls.whatIf, askWhatIf),
    bind(calls.ruleDifference, ruleDifference),
    bind(calls.cincoReport, cincoReport),
  ],
};
