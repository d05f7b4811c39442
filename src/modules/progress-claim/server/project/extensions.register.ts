import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { extensions } from '../../contract/project/project.register.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrExtensions as table } from '../progress-claim.tables.ts';
import { getProject } from '../project.store.ts';

export const extensionRegister = registerOf(extensions, {
  table,
  subject: 'pcr_extension',
  search: [table.eot_no, table.reason],
  order: { eot_no: table.eot_no, applied_on: table.applied_on, status: table.status },
  unique: { pcr_extensions_no_key: ['eot_no', PCR_ERRORS.eotTaken] },
  wording: { saved: PCR_MESSAGES.extensionSaved, deleted: PCR_MESSAGES.extensionDeleted },
  under: (ctx, { project_id }, lock) => getProject(ctx, project_id, lock ? 'update' : null),
  async check(ctx, drafts) {
    const project = drafts[0] && (await getProject(ctx, drafts[0].form.project_id));
    return drafts.map(({ form: { status, granted_to } }) => ({
      ...(status === 'Granted' && (!granted_to || granted_to <= (project?.start_date ?? '')) && fault('granted_to', PCR_ERRORS.grantedTo)),
      ...(status !== 'Granted' && granted_to && fault('granted_to', PCR_ERRORS.notGranted)),
    }));
  },
  async notify(ctx, changes) {
    await refreshOpenClaims(
      ctx,
      changes.map(({ before, after }) => (after ?? before)!.project_id),
    );
    await notifyPcr(ctx);
  },
});
