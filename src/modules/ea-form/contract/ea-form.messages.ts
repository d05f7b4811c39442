/** What EA forms say: popups, refusals, notifications. */
import { defineMessages } from '#platform/contract/messages.ts';

export const EA_MESSAGES = defineMessages({
  started: { en: 'EA forms of {year} are being generated.', ms: 'Borang EA tahun {year} sedang dijana.' },
  edited: { en: 'The EA form of {name} has been saved.', ms: 'Borang EA {name} telah disimpan.' },
  published: { en: 'The EA form of {name} has been published.', ms: 'Borang EA {name} telah diterbitkan.' },
  unpublished: { en: 'The EA form of {name} has been unpublished.', ms: 'Borang EA {name} telah ditarik balik.' },
  publishedMany: {
    en: '{n, plural, one {# EA form has} other {# EA forms have}} been published{failed, plural, =0 {} other {, # refused}}.',
    ms: '{n} borang EA telah diterbitkan{failed, plural, =0 {} other {, # ditolak}}.',
  },
  tellTitle: { en: 'Your EA form is ready', ms: 'Borang EA anda telah sedia' },
  tellText: { en: 'The EA form for {year} is available.', ms: 'Borang EA bagi tahun {year} kini tersedia.' },
  zipName: { en: 'EA forms {year}', ms: 'Borang EA {year}' },
  reportName: { en: 'EA forms', ms: 'Borang EA' },
});

export const EA_ERRORS = defineMessages({
  nothing: { en: 'Nobody was paid in {year}.', ms: 'Tiada sesiapa dibayar pada tahun {year}.' },
  running: { en: 'EA forms of {year} are already being generated.', ms: 'Borang EA tahun {year} sedang dijana.' },
  noPay: { en: 'No pay in {year}.', ms: 'Tiada gaji pada tahun {year}.' },
  published: { en: 'The form is published. Unpublish it first.', ms: 'Borang telah diterbitkan. Tarik balik dahulu.' },
  noIdentity: { en: '{name} has neither an identity number nor a passport.', ms: '{name} tiada nombor pengenalan atau pasport.' },
  openMatters: {
    en: 'The form of {name} has unresolved points. Enter a reason to publish it anyway.',
    ms: 'Borang {name} mempunyai perkara yang belum selesai. Nyatakan sebab ia tetap diterbitkan.',
  },
  tooEarly: {
    en: '{year} has not ended and {name} is still employed. Publish after the year ends, or confirm that you want to publish now.',
    ms: 'Tahun {year} belum tamat dan {name} masih bekerja. Terbitkan setelah tahun tamat, atau nyatakan bahawa anda mahu terbitkan sekarang.',
  },
  belowZero: { en: 'Box {box} would be below zero.', ms: 'Kotak {box} akan menjadi di bawah sifar.' },
  gone: { en: 'Not found.', ms: 'Tidak dijumpai.' },
  noForms: { en: 'Generate the EA forms of {year} first.', ms: 'Jana borang EA tahun {year} dahulu.' },
  noEmployerNo: {
    en: 'Enter the employer number (E) of the company under Contribution first.',
    ms: 'Masukkan nombor majikan (E) syarikat di bawah Caruman dahulu.',
  },
  pending: {
    en: '{n, plural, one {# employee with pay has} other {# employees with pay have}} no EA form yet: {names}.',
    ms: '{n} pekerja bergaji belum mempunyai borang EA: {names}.',
  },
  missingNumbers: {
    en: 'Tax or identity number missing: {names}.',
    ms: 'Nombor cukai atau pengenalan tiada: {names}.',
  },
  partOnly: {
    en: 'You can see only some of the employees. The yearly file needs all of them.',
    ms: 'Anda hanya boleh melihat sebahagian pekerja. Fail tahunan memerlukan kesemuanya.',
  },
});

export const EA_ISSUE_WORDS = defineMessages({
  no_tax_no: { en: 'Tax number missing', ms: 'Nombor cukai tiada' },
  no_identity: { en: 'Identity number missing', ms: 'Nombor pengenalan tiada' },
  arrear_year: { en: 'Arrears without the year they belong to', ms: 'Tunggakan tanpa tahun berkenaan' },
  gratuity: { en: 'Gratuity: check whether a part is exempt', ms: 'Ganjaran: semak sama ada sebahagian dikecualikan' },
  negative: { en: 'A box is below zero', ms: 'Terdapat kotak di bawah sifar' },
});
