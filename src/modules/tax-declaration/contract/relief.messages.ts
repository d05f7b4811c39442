import { defineMessages } from '#platform/contract/messages.ts';

export const RELIEF_MESSAGES = defineMessages({
  declared: { en: 'The declaration has been submitted.', ms: 'Pengisytiharan telah dihantar.' },
  withdrawn: { en: 'The declaration has been withdrawn.', ms: 'Pengisytiharan telah ditarik balik.' },
  accepted: { en: 'The declaration has been accepted.', ms: 'Pengisytiharan telah diterima.' },
  rejected: { en: 'The declaration has been rejected.', ms: 'Pengisytiharan telah ditolak.' },
  acceptedPayroll: {
    en: 'The declaration has been accepted and payroll {number} recalculated.',
    ms: 'Pengisytiharan telah diterima dan gaji {number} dikira semula.',
  },
  rejectedPayroll: {
    en: 'The declaration has been rejected and payroll {number} recalculated.',
    ms: 'Pengisytiharan telah ditolak dan gaji {number} dikira semula.',
  },
  orderSaved: { en: 'CP38 order {reference} has been saved.', ms: 'Arahan CP38 {reference} telah disimpan.' },
  orderDeleted: { en: 'CP38 order {reference} has been deleted.', ms: 'Arahan CP38 {reference} telah dipadam.' },
});

export const RELIEF_ERRORS = defineMessages({
  item: { en: 'Choose an item from the list.', ms: 'Pilih item daripada senarai.' },
  year: { en: 'Choose a month of {year}.', ms: 'Pilih bulan dalam tahun {year}.' },
  monthLocked: {
    en: 'The payroll of {month} is confirmed. Choose a later month.',
    ms: 'Gaji {month} telah disahkan. Pilih bulan yang lebih lewat.',
  },
  journeys: { en: 'The departure levy has already been claimed twice.', ms: 'Levi pelepasan telah dituntut dua kali.' },
  locked: {
    en: 'A confirmed payroll has counted this declaration; it can no longer change.',
    ms: 'Gaji yang telah disahkan telah mengambil kira pengisytiharan ini; ia tidak boleh diubah lagi.',
  },
  aboveDeclared: { en: 'Accept at most the declared {amount}.', ms: 'Terima selebih-lebihnya amaun yang diisytiharkan, {amount}.' },
  lowerRemark: { en: 'Explain why less than the declared amount is accepted.', ms: 'Nyatakan sebab amaun yang diterima kurang daripada yang diisytiharkan.' },
  ownDeclaration: { en: 'Another officer must decide your own declaration.', ms: 'Pengisytiharan anda sendiri perlu diputuskan oleh pegawai lain.' },
  orderReference: { en: 'This employee has an order with this reference.', ms: 'Pekerja ini telah mempunyai arahan dengan rujukan ini.' },
  orderUsed: {
    en: 'A payroll has deducted this order. End it by its last month instead.',
    ms: 'Gaji telah memotong arahan ini. Tamatkan dengan bulan terakhirnya.',
  },
});

export const RELIEF_NOTICES = defineMessages({
  declaredTitle: { en: 'Tax relief declared', ms: 'Pelepasan cukai diisytiharkan' },
  declared: { en: '{name}: {item}, RM {amount} for {month}.', ms: '{name}: {item}, RM {amount} bagi {month}.' },
  acceptedTitle: { en: 'Tax relief accepted', ms: 'Pelepasan cukai diterima' },
  accepted: { en: '{item}: RM {amount} counts in the payroll of {month}.', ms: '{item}: RM {amount} diambil kira dalam gaji {month}.' },
  rejectedTitle: { en: 'Tax relief rejected', ms: 'Pelepasan cukai ditolak' },
  rejected: { en: '{item}, RM {amount} for {month}: {remark}', ms: '{item}, RM {amount} bagi {month}: {remark}' },
});
