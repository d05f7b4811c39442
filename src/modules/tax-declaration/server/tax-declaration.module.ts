/** Tax declarations on the server: reliefs (TP1) and orders of additional deductions (CP38) bound to their use cases. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { approvals } from '#modules/approval/server/public.ts';
import { employeeHistories } from '#modules/employee/server/public.ts';
import * as calls from '../contract/relief.endpoints.ts';
import { taxDeclarationManifest } from '../contract/tax-declaration.manifest.ts';
import { taxDeclarationAuditLabels } from './audit-labels.ts';
import { acceptRelief, listReliefs, rejectRelief } from './decide-relief.ts';
import { declareRelief, listOwnReliefs, ownReliefSummary, withdrawRelief } from './declare-relief.ts';
import { deleteCp38, listCp38, saveCp38 } from './manage-cp38.ts';
import { reliefSubject } from './relief-subject.ts';
import { reliefHistory } from './relief-history.ts';
import { reliefSources } from './search-sources.ts';

export const taxDeclarationModule: ServerModule = {
  name: 'tax-declaration',
  manifest: taxDeclarationManifest,
  demo: async () => (await import('./demo/tax-declaration.demo.ts')).taxDeclarationDemo,
  searches: reliefSources,
  providers: [provide(auditLabels, taxDeclarationAuditLabels), provide(approvals, reliefSubject), provide(employeeHistories, reliefHistory)],
  bindings: [
    bind(calls.listOwnReliefs, listOwnReliefs),
    bind(calls.ownReliefSummary, ownReliefSummary),
    bind(calls.declareRelief, declareRelief),
    bind(calls.withdrawRelief, withdrawRelief),
    bind(calls.listReliefs, listReliefs),
    bind(calls.acceptRelief, acceptRelief),
    bind(calls.rejectRelief, rejectRelief),
    bind(calls.listCp38, listCp38),
    bind(calls.saveCp38, saveCp38),
    bind(calls.deleteCp38, deleteCp38),
  ],
};
