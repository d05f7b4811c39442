/** What identity says when something cannot be done. */
import { defineMessages } from '#platform/contract/messages.ts';

export const IDENTITY_ERRORS = defineMessages({
  credentials: { en: 'The email or password is incorrect.', ms: 'E-mel atau kata laluan tidak betul.' },
  inactive: {
    en: 'Your account is inactive. Please contact your administrator.',
    ms: 'Akaun anda tidak aktif. Sila hubungi pentadbir anda.',
  },
  wrongPassword: { en: 'The current password is incorrect.', ms: 'Kata laluan semasa tidak betul.' },
  passwordRepeat: { en: 'The two passwords are not the same.', ms: 'Kedua-dua kata laluan tidak sama.' },
  passwordIsEmail: { en: 'The password must not be your email address.', ms: 'Kata laluan tidak boleh sama dengan alamat e-mel anda.' },
  passwordCommon: {
    en: 'This password is too easy to guess. Choose several unrelated words with a digit.',
    ms: 'Kata laluan ini mudah diteka. Pilih beberapa perkataan yang tidak berkaitan, dengan satu angka.',
  },
  passwordOwn: {
    en: 'Do not use your name or email address as the password. Choose several unrelated words with a digit.',
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
    en: 'You can only grant access you have yourself. You do not have: {names}.',
    ms: 'Anda hanya boleh memberikan akses yang anda sendiri ada. Anda tiada: {names}.',
  },
  scopeBeyond: {
    en: 'You can only grant access to employees you can see yourself.',
    ms: 'Anda hanya boleh memberikan akses kepada pekerja yang anda sendiri boleh lihat.',
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
    en: 'The {plan} plan allows {limit, plural, one {# admin} other {# admins}} besides the owner, and the company has {count}. Deactivate one or choose a larger plan.',
    ms: 'Pelan {plan} membenarkan {limit} pentadbir selain pemilik, dan syarikat mempunyai {count}. Nyahaktifkan seorang atau pilih pelan yang lebih besar.',
  },
  notInvited: { en: 'This person has already accepted the invitation.', ms: 'Orang ini telah pun menerima jemputan.' },
  ownAccount: {
    en: 'Only the account holder can set this password. Send a reset link.',
    ms: 'Hanya pemegang akaun boleh menetapkan kata laluan ini. Hantar pautan set semula.',
  },
  sharedAccount: {
    en: 'This person also uses this account elsewhere, so only they can end its sessions. Deactivate them here instead.',
    ms: 'Orang ini turut menggunakan akaun ini di tempat lain, jadi hanya mereka boleh menamatkan sesinya. Nyahaktifkan mereka di sini.',
  },
  haveAccount: {
    en: 'You already have an account with this email address. Sign in to answer the invitation.',
    ms: 'Anda sudah mempunyai akaun dengan alamat e-mel ini. Log masuk untuk menjawab jemputan.',
  },
  strongerAdmin: {
    en: 'This admin has more access than you. Send a reset link.',
    ms: 'Pentadbir ini mempunyai lebih akses daripada anda. Hantar pautan set semula.',
  },
  notMember: { en: 'Choose a member of the company.', ms: 'Pilih ahli syarikat.' },
  nameNeeded: { en: 'Enter a name.', ms: 'Masukkan nama.' },
  emailNeeded: { en: 'Enter an email address.', ms: 'Masukkan alamat e-mel.' },
  pastDate: { en: 'Choose today or a later day.', ms: 'Pilih hari ini atau hari yang lebih lewat.' },
});
