/** What employees see and change of themselves. A change holds at once, is audited, and HR hears of it. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { replaceFile } from '#platform/server/files/attach-file.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { companyCards } from '#modules/company/server/public.ts';
import { adminsWho, pictureLink, userById } from '#modules/identity/server/public.ts';
import { EMPLOYEE_MESSAGES } from '../../contract/employee.messages.ts';
import type {
  Profile,
  saveOwnContact as contactEndpoint,
  saveOwnFamily as familyEndpoint,
  saveOwnImage as imageEndpoint,
  saveOwnPersonal as personalEndpoint,
  showOwnEmployment as employmentEndpoint,
  showProfile as profileEndpoint,
} from '../../contract/profile.endpoints.ts';
import { requireFamily } from '../change/check-employee.ts';
import { PICTURE } from '../change/create-employee.ts';
import { getOwnEmployee, ownDetail, updateOwnEmployee } from './own-employee.store.ts';
import { familyOf, replaceContacts, replaceFamily } from '../person.store.ts';
import { recordChange } from '../change/record-change.ts';
import { worksitesOf } from '../worksites.ts';

async function ownProfile(ctx: Ctx): Promise<Profile> {
  const { can: _can, movements: _movements, ...profile } = await ownDetail(ctx);
  return profile;
}

async function answer(ctx: Ctx) {
  const data = await ownProfile(ctx);
  await notify(ctx, {
    to: { users: await adminsWho(ctx, ctx.companyId, { route: '/admin/employee/view' }, data) },
    notification_type: 'profile_updated',
    title: EMPLOYEE_MESSAGES.profileUpdatedTitle,
    message: EMPLOYEE_MESSAGES.profileUpdated,
    params: { name: data.name },
    route: `/admin/employee/view?id=${data.id}`,
    subject: { type: 'employee', id: data.id },
  });
  return { success: true as const, message: say(EMPLOYEE_MESSAGES.profileSaved, ctx.locale), data };
}

export async function showProfile(ctx: Ctx): Promise<OutputOf<typeof profileEndpoint>> {
  if (ctx.actor.employee) return { data: await ownProfile(ctx) };
  const user = await userById(ctx, ctx.actor.userId);
  if (!user) throw notFound();
  const { id: user_id, name, email, phone } = user;
  return { data: { user_id, name, email, phone, picture: pictureLink(ctx.services, user.image_file) } };
}

const lastFour = (value: string | null) => (value === null ? null : `••••${value.slice(-4)}`);

export async function showOwnEmployment(ctx: Ctx): Promise<OutputOf<typeof employmentEndpoint>> {
  const [detail, [company], worksites] = await pipeline(
    ctx,
    () => ownDetail(ctx),
    () => companyCards(ctx, [ctx.companyId]),
    async () => worksitesOf(ctx, [await getOwnEmployee(ctx)]),
  );
  return {
    data: {
      employment: {
        company: company?.name ?? '',
        employee_code: detail.employee_code,
        branch: detail.branch?.name ?? null,
        division: detail.division?.name ?? null,
        department: detail.department?.name ?? null,
        position: detail.position?.name ?? null,
        position_level: detail.position_level?.name ?? null,
        employment_type: detail.employment_type,
        company_joined_at: detail.company_joined_at,
        confirmed_at: detail.confirmed_at,
        contract_end_at: detail.contract_end_at,
        service_months: detail.service_months,
        reporting_to_name: detail.reporting_to_name,
        statutory: { epf_no: lastFour(detail.epf_no), socso_no: lastFour(detail.socso_no), tax_no: lastFour(detail.tax_no) },
      },
      // Reasons are HR's notes; salaries are told by payslips.
      movements: detail.movements.filter(({ type }) => type !== 'Salary').map((movement) => ({ ...movement, reason: null, by: null })),
      worksites: [...worksites.values()].flat(),
    },
  };
}

export async function saveOwnPersonal(
  ctx: Ctx,
  { updated_at: seen, ...form }: ParsedInput<typeof personalEndpoint>,
): Promise<OutputOf<typeof personalEndpoint>> {
  const before = await getOwnEmployee(ctx, true);
  requireSeenVersion(before, seen);
  const after = await updateOwnEmployee(ctx, form);
  await recordChange(ctx, { action: 'own.personal', id: before.id, before, after });
  return answer(ctx);
}

export async function saveOwnContact(
  ctx: Ctx,
  { updated_at: seen, emergency_contacts: contacts, ...form }: ParsedInput<typeof contactEndpoint>,
): Promise<OutputOf<typeof contactEndpoint>> {
  const before = await getOwnEmployee(ctx, true);
  requireSeenVersion(before, seen);
  const after = await updateOwnEmployee(ctx, form);
  await replaceContacts(ctx, before.id, contacts);
  await recordChange(ctx, { action: 'own.contact', id: before.id, before, after });
  return answer(ctx);
}

export async function saveOwnFamily(ctx: Ctx, { updated_at: seen, family }: ParsedInput<typeof familyEndpoint>): Promise<OutputOf<typeof familyEndpoint>> {
  const employee = await getOwnEmployee(ctx, true);
  requireSeenVersion(employee, seen);
  requireFamily(ctx, family);
  const before = await familyOf(ctx, employee.id);
  await replaceFamily(ctx, employee.id, family);
  await updateOwnEmployee(ctx, {});
  await recordChange(ctx, { action: 'own.family', id: employee.id, before: { family: before }, after: { family } });
  return answer(ctx);
}

export async function saveOwnImage(ctx: Ctx, { image: uuid }: ParsedInput<typeof imageEndpoint>): Promise<OutputOf<typeof imageEndpoint>> {
  const before = await getOwnEmployee(ctx, true);
  await replaceFile(ctx, uuid, { type: 'employee', id: before.id, field: 'image' }, PICTURE);
  const after = await updateOwnEmployee(ctx, { image_file: uuid });
  await recordChange(ctx, { action: 'own.image', id: before.id, before, after });
  const image = (await presentFiles(ctx, [uuid])).get(uuid);
  if (!image) throw new Error('The picture that was just stored is not there');
  return { success: true, message: say(EMPLOYEE_MESSAGES.profileSaved, ctx.locale), data: { image } };
}
