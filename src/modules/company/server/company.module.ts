/** Companies, their organisation, statutory numbers, bank accounts and plan. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Ctx } from '#platform/server/http/context.ts';
import { importBindings } from '#platform/server/imports/import-bindings.ts';
import { bind, type Binding, type ServerModule } from '#platform/server/module.ts';
import { answer } from '#platform/server/port.ts';
import { createCompanyBank, deleteCompanyBank, listCompanyBanks, revealAccountNumber, showCompanyBank, updateCompanyBank } from '../contract/bank.endpoints.ts';
import { listPeople, showCompany, switchModules, transferOwner, updateCompany } from '../contract/company.endpoints.ts';
import { companyManifest } from '../contract/company.manifest.ts';
import { showContribution, updateContribution } from '../contract/contribution.endpoints.ts';
import {
  branchEndpoints,
  departmentEndpoints,
  divisionEndpoints,
  organisationImport,
  positionEndpoints,
  positionLevelEndpoints,
  reorderLevels,
} from '../contract/organisation.endpoints.ts';
import { listSites } from '../contract/site.endpoints.ts';
import { showSetup as showSetupEndpoint } from '../contract/setup.endpoints.ts';
import { companyBlocks } from './dashboard-blocks.ts';
import { ownSteps } from './setup/own-steps.ts';
import { setupSteps, showSetup } from './setup/setup-steps.ts';
import { changeSubscription, invoicePdf, showSubscription } from '../contract/subscription.endpoints.ts';
import { changeSubscription as changePlan } from './subscription/change-subscription.ts';
import { createUnit } from './organisation/create-unit.ts';
import { deleteUnit } from './organisation/delete-unit.ts';
import { invoicePdf as printInvoice } from './subscription/invoice-pdf.ts';
import { organisationImportDefinition } from './organisation/import-organisation.ts';
import { listCompanyBanks as listBanks, showCompanyBank as showBank } from './bank/list-company-banks.ts';
import { listPeople as findHeads } from './organisation/list-people.ts';
import { listSites as findSites } from './organisation/list-sites.ts';
import { listUnits, type ListUnitsInput } from './organisation/list-units.ts';
import type { Unit } from './organisation/organisation-unit.ts';
import { branchUnit, departmentUnit, divisionUnit, positionLevelUnit, positionUnit } from './organisation/organisation-units.ts';
import { renewSubscriptionsJob } from './subscription/renew-subscriptions.ts';
import { reorderLevels as rankLevels } from './organisation/reorder-levels.ts';
import { adminLimits } from '#modules/identity/server/public.ts';
import { revealAccountNumber as reveal } from './bank/reveal-account-number.ts';
import * as banks from './bank/save-company-bank.ts';
import { adminLimit } from './subscription/seat-limit.ts';
import { showCompany as readCompany } from './show-company.ts';
import { showContribution as readContribution } from './contribution/show-contribution.ts';
import { showSubscription as readSubscription } from './subscription/show-subscription.ts';
import { showUnit } from './organisation/show-unit.ts';
import { switchModules as setModules } from './subscription/switch-modules.ts';
import { transferOwner as handOver } from './transfer-owner.ts';
import { updateCompany as saveCompany } from './update-company.ts';
import { updateContribution as saveContribution } from './contribution/update-contribution.ts';
import { updateUnit } from './organisation/update-unit.ts';
import { watchSubscriptionsJob } from './subscription/watch-subscriptions.ts';

interface UnitCalls {
  readonly list: Endpoint;
  readonly show: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}

/** The five lists share their handlers; each answer is checked against the endpoint of its own list. */
function bindUnit(calls: UnitCalls, unit: Unit): Binding[] {
  return [
    { endpoint: calls.list, handle: (ctx: Ctx, input: ListUnitsInput) => listUnits(ctx, unit, input) },
    { endpoint: calls.show, handle: (ctx: Ctx, input: Parameters<typeof showUnit>[2]) => showUnit(ctx, unit, input) },
    { endpoint: calls.create, handle: (ctx: Ctx, input: Parameters<typeof createUnit>[2]) => createUnit(ctx, unit, input) },
    { endpoint: calls.update, handle: (ctx: Ctx, input: Parameters<typeof updateUnit>[2]) => updateUnit(ctx, unit, input) },
    { endpoint: calls.remove, handle: (ctx: Ctx, input: Parameters<typeof deleteUnit>[2]) => deleteUnit(ctx, unit, input) },
  ];
}

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
    bind(listSites, findSites),
    ...bindUnit(branchEndpoints, branchUnit),
    ...bindUnit(divisionEndpoints, divisionUnit),
    ...bindUnit(departmentEndpoints, departmentUnit),
    ...bindUnit(positionLevelEndpoints, positionLevelUnit),
    ...bindUnit(positionEndpoints, positionUnit),
    bind(reorderLevels, rankLevels),
    ...importBindings(organisationImport, organisationImportDefinition),
    bind(showContribution, readContribution),
    bind(updateContribution, saveContribution),
    bind(listCompanyBanks, listBanks),
    bind(showCompanyBank, showBank),
    bind(createCompanyBank, banks.createCompanyBank),
    bind(updateCompanyBank, banks.updateCompanyBank),
    bind(deleteCompanyBank, banks.deleteCompanyBank),
    bind(revealAccountNumber, reveal),
    bind(showSubscription, readSubscription),
    bind(changeSubscription, changePlan),
    bind(invoicePdf, printInvoice),
  ],
  jobs: [renewSubscriptionsJob, watchSubscriptionsJob],
  demo: async () => (await import('./demo/company.demo.ts')).companyDemo,
  blocks: companyBlocks,
  answers: [answer(adminLimits, adminLimit), ...ownSteps.map((step) => answer(setupSteps, step))],
};
