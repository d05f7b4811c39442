/** Binds the calls of workforce operations to their use cases. The only file that app imports. */
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { provide } from '#platform/server/extension-point.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { listPositions as positionsEndpoint, showSummary as summaryEndpoint } from '../contract/project.register.ts';
import { workforceManifest } from '../contract/workforce.manifest.ts';
import { workforceAuditLabels } from './audit-labels.ts';
import { needRegister } from './needs.register.ts';
import { projectRegister } from './projects.register.ts';
import { listPositions } from './list-positions.ts';
import { showSummary } from './show-summary.ts';

export const workforceModule: ServerModule = {
  name: 'workforce',
  manifest: workforceManifest,
  demo: async () => (await import('./demo/workforce.demo.ts')).workforceDemo,
  providers: [provide(auditLabels, workforceAuditLabels)],
  bindings: [bind(summaryEndpoint, showSummary), bind(positionsEndpoint, listPositions), ...projectRegister.bindings, ...needRegister.bindings],
};
