/** What the server says after a write, and the words for units and modules that server and web share. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages, type Text } from '#platform/contract/messages.ts';
import type { OrganisationKind } from './organisation.schema.ts';
import type { PlanKey } from './subscription.schema.ts';

export const COMPANY_MESSAGES = defineMessages({
  companySaved: { en: 'The company profile has been saved.', ms: 'Profil syarikat telah disimpan.' },
  modulesSaved: { en: 'The modules have been saved.', ms: 'Modul telah disimpan.' },
  ownerChanged: { en: '{name} is now the owner of this company.', ms: '{name} kini pemilik syarikat ini.' },
  contributionSaved: { en: 'The contribution settings have been saved.', ms: 'Tetapan caruman telah disimpan.' },
  bankAdded: { en: 'The bank account has been added.', ms: 'Akaun bank telah ditambah.' },
  bankSaved: { en: 'The bank account has been saved.', ms: 'Akaun bank telah disimpan.' },
  bankDeleted: { en: 'The bank account has been deleted.', ms: 'Akaun bank telah dipadam.' },
  levelsOrdered: { en: 'The order of levels has been saved.', ms: 'Susunan gred jawatan telah disimpan.' },
  planChanged: { en: 'The company is now on the {plan} plan.', ms: 'Syarikat kini menggunakan pelan {plan}.' },
  unitAdded: { en: '{name} has been added.', ms: '{name} telah ditambah.' },
  unitSaved: { en: '{name} has been saved.', ms: '{name} telah disimpan.' },
  unitDeleted: { en: '{name} has been deleted.', ms: '{name} telah dipadam.' },
  unitMoved: {
    en: '{name} has been deleted. Its employees and units are now under {target}.',
    ms: '{name} telah dipadam. Pekerja dan unit di bawahnya kini di bawah {target}.',
  },
});

export const COMPANY_ERRORS = defineMessages({
  nameTaken: { en: 'This name is already used.', ms: 'Nama ini telah digunakan.' },
  codeTaken: { en: 'This code is already used.', ms: 'Kod ini telah digunakan.' },
  rankTaken: { en: 'Another level has this rank.', ms: 'Gred jawatan lain mempunyai kedudukan ini.' },
  noSuchUnit: { en: 'Choose one from the list.', ms: 'Pilih satu daripada senarai.' },
  noSuchPerson: { en: 'Choose an active employee of this company.', ms: 'Pilih pekerja aktif syarikat ini.' },
  inFuture: { en: 'Choose today or an earlier day.', ms: 'Pilih hari ini atau hari sebelumnya.' },
  namedBy: { en: '{name} still uses it. Choose a replacement.', ms: '{name} masih menggunakannya. Pilih penggantinya.' },
  moveToItself: { en: 'Choose another one to move to.', ms: 'Pilih yang lain sebagai tempat pindah.' },
  inUse: {
    en: 'In use by {employees, plural, =0 {no employee} one {# employee} other {# employees}} and {parts, plural, =0 {no other unit} one {# other unit} other {# other units}}. Choose where to move them.',
    ms: 'Digunakan oleh {employees} pekerja dan {parts} unit lain. Pilih tempat untuk memindahkannya.',
  },
  stateMissing: { en: 'Enter the state of the branch.', ms: 'Masukkan negeri cawangan.' },
  noSuchName: {
    en: 'No unit above has this name, neither in the company nor in this file.',
    ms: 'Tiada unit di atas dengan nama ini, sama ada dalam syarikat atau fail ini.',
  },
  mayNotChange: { en: 'You may add units but not change them.', ms: 'Anda boleh menambah unit tetapi tidak boleh mengubahnya.' },
  levelsIncomplete: { en: 'The levels have changed. Please reload.', ms: 'Senarai gred jawatan telah berubah. Sila muat semula.' },
  noSuchBank: { en: 'Choose a bank from the list.', ms: 'Pilih bank daripada senarai.' },
  accountDigits: { en: '{bank} account numbers have {digits} digits.', ms: 'Nombor akaun {bank} mempunyai {digits} digit.' },
  accountTaken: { en: 'This account has been added already.', ms: 'Akaun ini telah ditambah.' },
  wrongPassword: { en: 'The password is incorrect.', ms: 'Kata laluan tidak betul.' },
  moduleLocked: { en: '{module} is not part of the {plan} plan.', ms: '{module} tidak termasuk dalam pelan {plan}.' },
  notVerifiedAdmin: { en: 'Choose a verified admin of this company.', ms: 'Pilih pentadbir syarikat ini yang telah disahkan.' },
  tooManyEmployees: {
    en: 'The {plan} plan allows {limit} employees; the company has {count} active employees.',
    ms: 'Pelan {plan} membenarkan {limit} pekerja; syarikat mempunyai {count} pekerja aktif.',
  },
  tooManyAdmins: {
    en: 'The {plan} plan allows {limit, plural, one {# admin} other {# admins}} besides the owner; the company has {count}.',
    ms: 'Pelan {plan} membenarkan {limit} pentadbir selain pemilik; syarikat mempunyai {count}.',
  },
  samePlan: { en: 'The company is already on this plan.', ms: 'Syarikat sudah menggunakan pelan ini.' },
  unknownFourEyes: { en: 'There is no such kind of decision.', ms: 'Tiada jenis keputusan sedemikian.' },
  employeeLimit: { en: 'Employee limit reached', ms: 'Had pekerja telah dicapai' },
});

export const UNIT_NOUNS: Readonly<Record<OrganisationKind, Text>> = defineMessages({
  ...everyday('branch'),
  division: { en: 'Division', ms: 'Bahagian' },
  ...everyday('department'),
  position_level: { en: 'Position level', ms: 'Gred jawatan' },
  ...everyday('position'),
});

export const MODULE_NAMES: Readonly<Record<string, Text>> = defineMessages({
  attendance: { en: 'Attendance', ms: 'Kehadiran' },
  fr_record: { en: 'Face recognition', ms: 'Pengecaman wajah' },
  leave: { en: 'Leave', ms: 'Cuti' },
  claim: { en: 'Claim', ms: 'Tuntutan' },
  payroll: { en: 'Payroll', ms: 'Penggajian' },
  work_site: { en: 'Work site', ms: 'Tapak kerja' },
  site_visit: { en: 'Site visit', ms: 'Lawatan tapak' },
  spm: { en: 'Sales performance', ms: 'Prestasi jualan' },
  wom: { en: 'Workforce operations', ms: 'Operasi tenaga kerja' },
  pcr: { en: 'Progress claim report', ms: 'Laporan tuntutan kemajuan' },
  patrol: { en: 'Patrol', ms: 'Rondaan' },
  security_guard: { en: 'Security guard', ms: 'Pengawal keselamatan' },
  asm: { en: 'Auxiliary services', ms: 'Polis bantuan' },
});

export const PLAN_NAMES: Readonly<Record<PlanKey, Text>> = defineMessages({
  starter: { en: 'Starter', ms: 'Permulaan' },
  growth: { en: 'Growth', ms: 'Pertumbuhan' },
  enterprise: { en: 'Enterprise', ms: 'Perusahaan' },
  trial: { en: 'Trial', ms: 'Percubaan' },
});
