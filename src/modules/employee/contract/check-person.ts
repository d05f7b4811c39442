/** Rules across the fields of an employee, the same for the form, the call and the import. Pure: `today` is given. */
import { ageAt, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import type { Text } from '#platform/contract/messages.ts';

export interface Fault {
  readonly field: string;
  readonly text: Text;
}

/** Who the person is: papers by type of employee, age, citizenship. */
export function checkPerson(
  person: {
    employee_type?: string | undefined;
    citizenship?: string | undefined;
    identity_number?: string | null | undefined;
    passport?: string | null | undefined;
    passport_expiry?: string | null | undefined;
    date_of_birth?: string | null | undefined;
  },
  today: CalendarDate,
): Fault[] {
  const faults: Fault[] = [];
  const put = (field: string, en: string, ms: string) => faults.push({ field, text: { en, ms } });
  if (person.employee_type === 'Local' && person.citizenship === 'foreign')
    put('citizenship', 'A local employee is a citizen or a permanent resident.', 'Pekerja tempatan ialah warganegara atau pemastautin tetap.');
  if (person.employee_type === 'Foreign' && person.citizenship === 'citizen')
    put('citizenship', 'A foreign employee is no citizen.', 'Pekerja asing bukan warganegara.');
  if (person.employee_type === 'Local' && !person.identity_number)
    put('identity_number', 'A local employee needs an identity number.', 'Pekerja tempatan memerlukan nombor kad pengenalan.');
  if (person.employee_type === 'Foreign' && !person.passport)
    put('passport', 'A foreign employee needs a passport number.', 'Pekerja asing memerlukan nombor pasport.');
  if (person.employee_type === 'Foreign' && !person.passport_expiry)
    put('passport_expiry', 'Enter the date the passport expires.', 'Masukkan tarikh tamat tempoh pasport.');
  if (person.passport_expiry && person.passport_expiry <= today)
    put('passport_expiry', 'The passport has expired. Enter the new passport.', 'Pasport telah tamat tempoh. Masukkan pasport baharu.');
  const born = person.date_of_birth ?? (person.identity_number ? birthDateOf(person.identity_number) : null);
  if (!born) {
    // The missing identity number will bring the date with it.
    if (person.employee_type !== 'Local' || person.identity_number) put('date_of_birth', 'Enter the date of birth.', 'Masukkan tarikh lahir.');
  } else {
    const years = ageAt(born as CalendarDate, today);
    if (born > today) put('date_of_birth', 'The date of birth lies in the future.', 'Tarikh lahir berada pada masa hadapan.');
    else if (years < 16 || years > 80) put('date_of_birth', 'An employee is 16 to 80 years old.', 'Pekerja berumur 16 hingga 80 tahun.');
  }
  return faults;
}

/** Dates and place of an employment. @param latestJoin the last day on which somebody may join, entered today. */
export function checkEmployment(
  employment: {
    employment_type?: string | undefined;
    company_joined_at?: string | undefined;
    confirmed_at?: string | null | undefined;
    contract_end_at?: string | null | undefined;
    branch_id?: number | null | undefined;
    division_id?: number | null | undefined;
    department_id?: number | null | undefined;
  },
  latestJoin: CalendarDate,
): Fault[] {
  const faults: Fault[] = [];
  const put = (field: string, en: string, ms: string) => faults.push({ field, text: { en, ms } });
  const { company_joined_at: joined } = employment;
  if (joined && joined > latestJoin)
    put('company_joined_at', 'The joining date lies more than 60 days ahead.', 'Tarikh mula bekerja lebih daripada 60 hari ke hadapan.');
  if (employment.employment_type === 'Contract' && !employment.contract_end_at)
    put('contract_end_at', 'A contract needs its end date.', 'Kontrak memerlukan tarikh tamat.');
  if (joined && employment.contract_end_at && employment.contract_end_at <= joined)
    put('contract_end_at', 'The contract ends before it begins.', 'Kontrak tamat sebelum bermula.');
  if (joined && employment.confirmed_at && employment.confirmed_at < joined)
    put('confirmed_at', 'Confirmation lies before joining.', 'Pengesahan jawatan sebelum tarikh mula bekerja.');
  if (!employment.branch_id && !employment.division_id && !employment.department_id) {
    put('branch_id', 'Choose a branch, division or department.', 'Pilih cawangan, bahagian atau jabatan.');
  }
  return faults;
}
