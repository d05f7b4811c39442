import { defineMessages } from '#platform/contract/messages.ts';

export const CHECKLIST_MESSAGES = defineMessages({
  title: { en: 'Set up your company', ms: 'Sediakan syarikat anda' },
  progress: { en: '{done} of {all} done', ms: '{done} daripada {all} selesai' },
  done: { en: 'Done', ms: 'Selesai' },
  start: { en: 'Start', ms: 'Mula' },
  profile: { en: 'Complete the profile', ms: 'Lengkapkan profil' },
  profileHint: { en: 'Address and phone stand on payslips and letters.', ms: 'Alamat dan telefon tertera pada slip gaji dan surat.' },
  organisation: { en: 'Set up the organisation', ms: 'Sediakan organisasi' },
  organisationHint: { en: 'Branches, divisions or departments.', ms: 'Cawangan, bahagian atau jabatan.' },
  positions: { en: 'Add positions', ms: 'Tambah jawatan' },
  positionsHint: { en: 'Every employee holds one.', ms: 'Setiap pekerja memegang satu.' },
  employees: { en: 'Add employees', ms: 'Tambah pekerja' },
  employeesHint: { en: 'One by one, or all from a spreadsheet.', ms: 'Satu demi satu, atau semua dari hamparan.' },
  admins: { en: 'Invite an admin', ms: 'Jemput pentadbir' },
  adminsHint: { en: 'They see only the pages you grant.', ms: 'Mereka hanya melihat halaman yang anda benarkan.' },
});
