/** The words of the stored values of an employee, in both languages. */
import { EVERYDAY } from '#platform/contract/everyday.messages.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import {
  CITIZENSHIP_CHOICES,
  EMPLOYEE_TYPE_CHOICES,
  EMPLOYMENT_TYPE_CHOICES,
  GENDER_CHOICES,
  MARITAL_CHOICES,
  RACE_CHOICES,
} from '../contract/employee-choices.messages.ts';

const TERMS: Readonly<Record<string, Text>> = {
  ...GENDER_CHOICES,
  ...RACE_CHOICES,
  ...MARITAL_CHOICES,
  ...EMPLOYEE_TYPE_CHOICES,
  ...CITIZENSHIP_CHOICES,
  ...EMPLOYMENT_TYPE_CHOICES,
  Resigned: { en: 'Resigned', ms: 'Meletak jawatan' },
  Terminated: { en: 'Terminated', ms: 'Ditamatkan' },
  Retired: { en: 'Retired', ms: 'Bersara' },
  'Contract End': { en: 'Contract ended', ms: 'Kontrak tamat' },
  Deceased: { en: 'Deceased', ms: 'Meninggal dunia' },
  Absconded: { en: 'Absconded', ms: 'Menghilangkan diri' },
  None: EVERYDAY.none,
  School: { en: 'School', ms: 'Sekolah' },
  'Pre-university': { en: 'Pre-university', ms: 'Prauniversiti' },
  Tertiary: { en: 'Diploma or degree', ms: 'Diploma atau ijazah' },
  Spouse: { en: 'Spouse', ms: 'Pasangan' },
  Child: { en: 'Child', ms: 'Anak' },
  Father: { en: 'Father', ms: 'Bapa' },
  Mother: { en: 'Mother', ms: 'Ibu' },
  Working: { en: 'Working', ms: 'Bekerja' },
  'Not Working': { en: 'Not working', ms: 'Tidak bekerja' },
  Join: { en: 'Joined', ms: 'Mula bekerja' },
  Confirm: { en: 'Confirmed in position', ms: 'Disahkan dalam jawatan' },
  Transfer: { en: 'Transferred', ms: 'Ditukarkan' },
  Promotion: { en: 'Promoted', ms: 'Dinaikkan pangkat' },
  Salary: { en: 'Salary changed', ms: 'Gaji berubah' },
  Inactive: { en: 'Employment ended', ms: 'Pekerjaan tamat' },
  Rehire: { en: 'Rehired', ms: 'Diambil semula' },
  Islam: { en: 'Islam', ms: 'Islam' },
  Buddhism: { en: 'Buddhism', ms: 'Buddha' },
  Christianity: { en: 'Christianity', ms: 'Kristian' },
  Hinduism: { en: 'Hinduism', ms: 'Hindu' },
  Sikhism: { en: 'Sikhism', ms: 'Sikh' },
  Fit: { en: 'Fit', ms: 'Layak' },
  Unfit: { en: 'Unfit', ms: 'Tidak layak' },
  Pending: { en: 'Pending', ms: 'Menunggu' },
  'Employment Pass I': { en: 'Employment Pass I', ms: 'Pas Penggajian I' },
  'Employment Pass II': { en: 'Employment Pass II', ms: 'Pas Penggajian II' },
  'Employment Pass III': { en: 'Employment Pass III', ms: 'Pas Penggajian III' },
  'Professional Visit Pass': { en: 'Professional Visit Pass', ms: 'Pas Lawatan Ikhtisas' },
  'Dependent Pass': { en: 'Dependent Pass', ms: 'Pas Tanggungan' },
  'Special Pass': { en: 'Special Pass', ms: 'Pas Khas' },
  employee: EVERYDAY.employee,
  admin: { en: 'Admin', ms: 'Pentadbir' },
  owner: { en: 'Owner', ms: 'Pemilik' },
};

export const RELIGIONS = ['Islam', 'Buddhism', 'Christianity', 'Hinduism', 'Sikhism', 'Other', 'None'] as const;
export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const SHIRT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;

/** The words of a stored value; one that is not listed stands for itself. */
export function term(value: string): Text {
  return (Object.hasOwn(TERMS, value) && TERMS[value]) || { en: value, ms: value };
}

/** Values as options of a choice; `current` is added when it is none of them, so that no stored value is lost. */
export function termOptions(values: readonly string[], current?: unknown): Option[] {
  const all = typeof current === 'string' && current !== '' && !values.includes(current) ? [...values, current] : values;
  return all.map((value) => ({ value, label: term(value) }));
}
