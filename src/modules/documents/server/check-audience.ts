/** Who may read must exist here, and a document must not be past its last day already. */
import { invalid } from '#platform/contract/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { checkOrganisation } from '#modules/company/server/public.ts';
import { getEmployees } from '#modules/employee/server/public.ts';
import { DOCUMENT_ERRORS } from '../contract/document.messages.ts';
import type { DOCUMENT_AUDIENCES } from '../contract/document.schema.ts';

interface Addressed {
  readonly employee_id?: number | null | undefined;
  readonly audience: (typeof DOCUMENT_AUDIENCES)[number];
  readonly audience_ids: readonly number[];
  readonly expires_at: string | null;
}

const UNIT = { Branch: 'branch_id', Division: 'division_id', Department: 'department_id' } as const;

/** @param was the expiry as stored: an old date may stay. @throws 422 at the field. */
export async function checkAudience(ctx: Ctx, form: Addressed, today: string, was: string | null = null): Promise<void> {
  if (form.expires_at !== null && form.expires_at <= today && form.expires_at !== was) throw invalid('expires_at', DOCUMENT_ERRORS.expiry);
  if (typeof form.employee_id === 'number') {
    if ((await getEmployees(ctx, [form.employee_id])).length === 0) throw invalid('employee_id', DOCUMENT_ERRORS.employeeUnknown);
    return;
  }
  if (form.audience === 'All' || form.audience === 'Admin') return;
  if (form.audience_ids.length === 0) throw invalid('audience_ids', DOCUMENT_ERRORS.audience);
  if (form.audience === 'Employee') {
    const found = await getEmployees(ctx, form.audience_ids);
    if (found.length !== new Set(form.audience_ids).size) throw invalid('audience_ids', DOCUMENT_ERRORS.audienceUnknown);
    return;
  }
  for (const unit of form.audience_ids) {
    await checkOrganisation(ctx, { [UNIT[form.audience]]: unit }).catch(() => {
      throw invalid('audience_ids', DOCUMENT_ERRORS.audienceUnknown);
    });
  }
}
