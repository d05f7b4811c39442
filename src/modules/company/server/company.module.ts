/** Companies, their organisation, statutory numbers, bank accounts and plan. */
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { auditLabels } from '#platform/server/audit/audit-labels.ts';
import { bind, type ServerModule } from '#platform/server/module.ts';
import { provide } from '#platform/server/extension-point.ts';
import { revealAccountNumber } from '../contract/bank.endpoints.ts';
import { listPeople, showCompany, switchModules, transferOwner, updateCompany } from '../contract/company.endpoints.ts';
import { companyManifest } from '../contract/company.manifest.ts';
import { showContribution, updateContribution } from '../contract/contribution.endpoints.ts';
import { organisationImport, reorderLevels } from '../contract/organisation.endpoints.ts';
import { showSetup as showSetupEndpoint } from '../contract/setup.endpoints.ts';
import { companyAuditLabels } from './audit-labels.ts';
import { companyBlocks } from './dashboard-blocks.ts';
import { ownSteps } from './setup/own-steps.ts';
import { setupSteps, showSetup } from './setup/setup-steps.ts';
import { changeSubscription, invoicePdf, showSubscription } from '../contract/subscription.endpoints.ts';
import { changeSubscription as changePlan } from './subscription/change-subscription.ts';
import { invoicePdf as printInvoice } from './subscription/invoice-pdf.ts';
import { organisationImportDefinition } from './organisation/import-organisation.ts';
import { companyBankRegister } from './bank/company-bank.register.ts';
import { listPeople as findHeads } from './organisation/list-people.ts';
import { unitBindings } from './organisation/organisation.register.ts';
import { renewSubscriptionsJob } from './subscription/renew-subscriptions.ts';
import { reorderLevels as rankLevels } from './organisation/reorder-levels.ts';
import { adminLimits } from '#modules/identity/server/public.ts';
import { revealAccountNumber as reveal } from './bank/reveal-account-number.ts';
import { adminLimit } from './subscription/employee-limit.ts';
import { showCompany as readCompany } from './show-company.ts';
import { showContribution as readContribution } from './contribution/show-contribution.ts';
import { showSubscription as readSubscription } from './subscription/show-subscription.ts';
import { switchModules as setModules } from './subscription/switch-modules.ts';
import { transferOwner as handOver } from './transfer-owner.ts';
import { updateCompany as saveCompany } from './update-company.ts';
import { updateContribution as saveContribution } from './contribution/update-contribution.ts';
import { watchSubscriptionsJob } from './subscription/watch-subscriptions.ts';

export const companyModule: ServerModule = {
  name: 'company',
  manifest: companyManifest,
  bindings: [
    bind(showSetupEndpoint, showSetup),
    bind(showCompany, readCompany),
    bind(updateCompany, saveCompany),
    bind(switchModules, setModules),
    bind(transferOwner, handOver),
    bind(listPeople, findHeads),
    ...unitBindings,
    bind(reorderLevels, rankLevels),
    ...importBindings(organisationImport, organisationImportDefinition),
    bind(showContribution, readContribution),
    bind(updateContribution, saveContribution),
    ...companyBankRegister.bindings,
    bind(revealAccountNumber, reveal),
    bind(showSubscription, readSubscription),
    bind(changeSubscription, changePlan),
    bind(invoicePdf, printInvoice),
  ],
  jobs: [renewSubscriptionsJob, watchSubscriptionsJob],
  demo: async () => (await import('./demo/company.demo.ts')).companyDemo,
  blocks: companyBlocks,
  providers: [provide(auditLabels, companyAuditLabels), provide(adminLimits, adminLimit), ...ownSteps.map((step) => provide(setupSteps, step))],
};
