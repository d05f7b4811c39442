/** What identity says when something cannot be done. */
import { defineMessages } from '#platform/contract/messages.ts';

export const IDENTITY_ERRORS = defineMessages({
  credentials: { en: 'These credentials do not match our records.', ms: 'Maklumat log masuk ini tidak sepadan dengan rekod kami.' },
  inactive: {
    en: 'Your account is inactive. Please contact your administrator.',
    ms: 'Akaun anda tidak aktif. Sila hubungi pentadbir anda.',
  },
  wrongPassword: { en: 'The current password is incorrect.', ms: 'Kata laluan semasa tidak betul.' },
  passwordRepeat: { en: 'The two passwords are not the same.', ms: 'Kedua-dua kata laluan tidak sama.' },
  passwordIsEmail: { en: 'The password must not be your email address.', ms: 'Kata laluan tidak boleh sama dengan alamat e-mel anda.' },
  passwordCommon: {
    en: 'This password is among the first that are guessed. Choose one of several words that do not belong together, with a digit.',
    ms: 'Kata laluan ini antara yang pertama diteka. Pilih gabungan beberapa perkataan yang tidak berkaitan, dengan satu angka.',
  },
  passwordOwn: {
    en: 'Do not use your name or email address as the password. Choose several words that do not belong together, with a digit.',
    ms: 'Jangan gunakan nama atau alamat e-mel anda sebagai kata laluan. Pilih beberapa perkataan yang tidak berkaitan, dengan satu angka.',
  },
  samePassword: { en: 'Choose a password other than the current one.', ms: 'Pilih kata laluan yang berlainan daripada yang semasa.' },
  passwordNeeded: { en: 'Choose a password of at least 8 characters.', ms: 'Pilih kata laluan sekurang-kurangnya 8 aksara.' },
  emailTaken: { en: 'This email address is already in use.', ms: 'Alamat e-mel ini telah digunakan.' },
  phoneTaken: { en: 'This phone number is already in use.', ms: 'Nombor telefon ini telah digunakan.' },
  sameEmail: { en: 'This is already your email address.', ms: 'Ini memang alamat e-mel anda.' },
  link: { en: 'This link is invalid or has expired.', ms: 'Pautan ini tidak sah atau telah tamat tempoh.' },
  code: { en: 'The code is incorrect.', ms: 'Kod tidak betul.' },
  codeVoid: { en: 'This code is no longer valid. Please request a new one.', ms: 'Kod ini tidak lagi sah. Sila minta kod baharu.' },
  verified: { en: 'Your email address is already verified.', ms: 'Alamat e-mel anda telah disahkan.' },
  resendSoon: {
    en: 'Please wait {seconds, plural, one {# second} other {# seconds}} before requesting another code.',
    ms: 'Sila tunggu {seconds} saat sebelum meminta kod lain.',
  },
  unknownGrant: { en: 'Unknown page or action: {names}.', ms: 'Halaman atau tindakan tidak dikenali: {names}.' },
  grantBeyond: {
    en: 'You can only grant what you hold yourself. Not yours: {names}.',
    ms: 'Anda hanya boleh memberikan akses yang anda sendiri miliki. Bukan milik anda: {names}.',
  },
  scopeBeyond: {
    en: 'You can only grant access to employees within your own reach.',
    ms: 'Anda hanya boleh memberikan akses kepada pekerja dalam capaian anda sendiri.',
  },
  scopeEmpty: {
    en: 'Choose at least one branch, division, department or employee.',
    ms: 'Pilih sekurang-kurangnya satu cawangan, bahagian, jabatan atau pekerja.',
  },
  ownAccess: { en: 'You cannot change your own access.', ms: 'Anda tidak boleh mengubah akses anda sendiri.' },
  ownerUntouchable: { en: 'The owner of the company cannot be changed here.', ms: 'Pemilik syarikat tidak boleh diubah di sini.' },
  alreadyAdmin: {
    en: 'This person is already an admin of the company, or invited as one.',
    ms: 'Orang ini sudah menjadi pentadbir syarikat, atau telah dijemput.',
  },
  adminLimit: {
    en: 'The {plan} plan holds {limit, plural, one {# admin} other {# admins}} besides the owner, and the company has {count}. Deactivate one or choose a larger plan.',
    ms: 'Pelan {plan} memuatkan {limit} pentadbir selain pemilik, dan syarikat mempunyai {count}. Nyahaktifkan seorang atau pilih pelan yang lebih besar.',
  },
  notInvited: { en: 'This person has already accepted the invitation.', ms: 'Orang ini telah pun menerima jemputan.' },
  ownAccount: {
    en: 'This account is the person’s own; only they can set its password. Send a reset link.',
    ms: 'Akaun ini milik orang itu sendiri; hanya mereka boleh menetapkan kata laluannya. Hantar pautan set semula.',
  },
  sharedAccount: {
    en: 'This person works with this account elsewhere too; only they can end its sessions. Deactivate them here instead.',
    ms: 'Orang ini menggunakan akaun ini di tempat lain juga; hanya mereka boleh menamatkan sesinya. Nyahaktifkan mereka di sini.',
  },
  haveAccount: {
    en: 'You already have an account with this email address. Log in to answer the invitation.',
    ms: 'Anda sudah mempunyai akaun dengan alamat e-mel ini. Log masuk untuk menjawab jemputan.',
  },
  strongerAdmin: {
    en: 'This admin may do more than you. Send a reset link.',
    ms: 'Pentadbir ini mempunyai lebih akses daripada anda. Hantar pautan set semula.',
  },
  notMember: { en: 'Choose a member of the company.', ms: 'Pilih ahli syarikat.' },
  nameNeeded: { en: 'Enter a name.', ms: 'Masukkan nama.' },
  emailNeeded: { en: 'Enter an email address.', ms: 'Masukkan alamat e-mel.' },
  pastDate: { en: 'Choose today or a later day.', ms: 'Pilih hari ini atau hari yang lebih lewat.' },
});
