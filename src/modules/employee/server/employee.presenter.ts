/** The only way of an employee's rows to the world. */
import type { AppAction, AppPath } from '#platform/contract/manifest.ts';
import { ageAt, monthsBetween, type CalendarDate } from '#platform/contract/dates.ts';
import { mayAct } from '#platform/contract/access.ts';
import type { UploadedFile } from '#platform/contract/uploads.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFiles } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { EmployeeDetail } from '../contract/employee-detail.schema.ts';
import type { Address, EmployeeRow } from '../contract/employee.schema.ts';
import { today } from './change/check-employee.ts';
import { findOneListed, type ListedEmployee } from './employee.store.ts';
import type { EmployeeRecord } from './employee.tables.ts';
import { hangingOn } from './person.store.ts';

export function presentEmployee(listed: Omit<ListedEmployee, 'manager'>, images: ReadonlyMap<string, UploadedFile>): EmployeeRow {
  const { employee: e } = listed;
  return {
    id: e.id,
    company_id: e.company_id,
    name: e.name,
    preferred_name: e.preferred_name,
    employee_code: e.employee_code,
    identity_number: e.identity_number,
    passport: e.passport,
    email: e.email,
    phone: e.phone,
    status: e.status,
    image: (e.image_file && images.get(e.image_file)) || null,
    user_id: e.user_id,
    company_joined_at: e.company_joined_at,
    inactive_at: e.inactive_at,
    position_id: e.position_id,
    position_level_id: e.position_level_id,
    branch_id: e.branch_id,
    division_id: e.division_id,
    department_id: e.department_id,
    spm_supervisor: e.spm_supervisor,
    employee_type: e.employee_type,
    employment_type: e.employment_type,
    position: listed.position,
    position_level: listed.position_level,
    branch: listed.branch,
    division: listed.division,
    department: listed.department,
    user: listed.user,
  };
}

export const presentAddress = (address: Partial<Address> | null): Address | null =>
  address && Object.values(address).some(Boolean)
    ? {
        line_1: address.line_1 ?? null,
        line_2: address.line_2 ?? null,
        postcode: address.postcode ?? null,
        city: address.city ?? null,
        state: address.state ?? null,
        country: address.country ?? null,
      }
    : null;

/** What this person may do to the record, so that the web never derives a role. */
function abilities(ctx: Ctx, { status, inactive_at: end }: EmployeeRecord): Record<string, boolean> {
  const isActive = status === 'Active';
  const may = <P extends AppPath>(page: P, action?: AppAction<P>) => mayAct(ctx.actor, ctx.services.pages, page, action);
  const update = may('/admin/employee', 'Update') || may('/admin/employee/view', 'Update');
  return {
    update,
    change_employment: may('/admin/employee/view/employment', 'Update') || may('/admin/employee', 'Update'),
    see_salary: may('/admin/employee/view/employment'),
    inactivate: isActive && may('/admin/employee', 'Inactivate'),
    // An end that lies ahead can be taken back.
    reactivate: (!isActive || end !== null) && may('/admin/employee', 'Inactivate'),
    delete: may('/admin/employee', 'Delete'),
    credential: may('/admin/employee/view/credential', 'Update'),
  };
}

/** One person with all the cards of the view, in two round trips at most. @throws 404 */
export async function detailOf(ctx: Ctx, id: number): Promise<EmployeeDetail> {
  const [listed, { family, contacts, educations, movements }] = await pipeline(
    ctx,
    () => findOneListed(ctx, id),
    () => hangingOn(ctx, id),
  );
  const { employee: e } = listed;
  const files = await presentFiles(
    ctx,
    [e.image_file, ...educations.map(({ file }) => file), ...movements.map(({ movement }) => movement.letter_file)].filter((uuid) => uuid !== null),
  );
  const fileOf = (uuid: string | null) => (uuid && files.get(uuid)) || null;
  const until = e.inactive_at && e.inactive_at < today(ctx) ? e.inactive_at : today(ctx);
  return {
    ...presentEmployee(listed, files),
    citizenship: e.citizenship,
    passport_expiry: e.passport_expiry,
    old_ic: e.old_ic,
    police_army_no: e.police_army_no,
    date_of_birth: e.date_of_birth,
    age: e.date_of_birth ? ageAt(e.date_of_birth as CalendarDate, today(ctx)) : null,
    gender: e.gender,
    race: e.race,
    religion: e.religion,
    nationality: e.nationality,
    marital_status: e.marital_status,
    disability: e.disability,
    blood_type: e.blood_type,
    shirt_size: e.shirt_size,
    personal_email: e.personal_email,
    current_address: presentAddress(e.current_address),
    permanent_address: presentAddress(e.permanent_address),
    probation_months: e.probation_months,
    confirmed_at: e.confirmed_at,
    contract_end_at: e.contract_end_at,
    inactive_reason: e.inactive_reason,
    service_months: Math.max(0, monthsBetween(e.company_joined_at as CalendarDate, until as CalendarDate)),
    reporting_to: e.reporting_to,
    reporting_to_name: listed.manager?.name ?? null,
    epf_no: e.epf_no,
    socso_no: e.socso_no,
    tax_no: e.tax_no,
    tax_branch: e.tax_branch,
    zakat_no: e.zakat_no,
    emergency_contacts: contacts.map(({ name, relationship, phone, address }) => ({ name, relationship, phone, address })),
    family: family.map((member) => ({
      relation: member.relation,
      name: member.name,
      identity_number: member.identity_number,
      passport: member.passport,
      dob: member.dob,
      gender: member.gender,
      occupation: member.occupation,
      employment_status: member.employment_status,
      disabled_person: member.disabled_person,
      education: member.education,
      disability: member.disability,
      tax_relief: member.tax_relief,
      tax_share: Number(member.tax_share),
      tax_no: member.tax_no,
    })),
    educations: educations.map(({ level, institution, field, year, file }) => ({ level, institution, field, year, file: fileOf(file) })),
    movements: movements.map(({ movement, by }) => ({
      id: movement.id,
      effective_date: movement.effective_date,
      type: movement.type,
      reason: movement.reason,
      before: movement.before,
      after: movement.after,
      letter: fileOf(movement.letter_file),
      by,
      at: instantText(movement.created_at),
    })),
    updated_at: instantText(e.updated_at),
    can: abilities(ctx, e),
  };
}
