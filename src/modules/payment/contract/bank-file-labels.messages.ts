/** Names of the fields of bank files, as the viewer shows them. */
import { everyday } from '#platform/contract/everyday.messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';

export const LINE_NAMES = defineMessages({
  ...everyday('payment', 'employer'),
  header: { en: 'Header', ms: 'Pengepala' },
  trailer: { en: 'Trailer', ms: 'Penutup' },
  titles: { en: 'Column titles', ms: 'Tajuk lajur' },
  blank: { en: 'Blank line', ms: 'Baris kosong' },
});

export const FIELD_NAMES = defineMessages({
  ...everyday('reference', 'amount', 'total', 'company', 'address'),
  recordType: { en: 'Record type', ms: 'Jenis rekod' },
  mode: { en: 'Payment mode', ms: 'Cara bayaran' },
  payType: { en: 'Payment type', ms: 'Jenis bayaran' },
  date: { en: 'Payment date', ms: 'Tarikh bayaran' },
  detail: { en: 'Details', ms: 'Butiran' },
  detail2: { en: 'Further details', ms: 'Butiran lanjut' },
  currency: { en: 'Currency', ms: 'Mata wang' },
  charge: { en: 'Amount in the currency of payment', ms: 'Amaun dalam mata wang bayaran' },
  debitCurrency: { en: 'Currency of the paying account', ms: 'Mata wang akaun pembayar' },
  debitAccount: { en: 'Paying account', ms: 'Akaun pembayar' },
  account: { en: 'Account of the payee', ms: 'Akaun penerima' },
  resident: { en: 'Resident', ms: 'Pemastautin' },
  name: { en: 'Name of the payee', ms: 'Nama penerima' },
  newIc: { en: 'New identity card number', ms: 'Nombor kad pengenalan baharu' },
  oldIc: { en: 'Old identity card number', ms: 'Nombor kad pengenalan lama' },
  business: { en: 'Business registration number', ms: 'Nombor pendaftaran perniagaan' },
  passport: { en: 'Passport or other number', ms: 'Nombor pasport atau lain-lain' },
  bic: { en: 'BIC of the payee’s bank', ms: 'BIC bank penerima' },
  bank: { en: 'Bank of the payee', ms: 'Bank penerima' },
  bankCode: { en: 'IBG code of the payee’s bank', ms: 'Kod IBG bank penerima' },
  idType: { en: 'Identity type', ms: 'Jenis pengenalan' },
  idNo: { en: 'Identity number', ms: 'Nombor pengenalan' },
  count: { en: 'Number of payments', ms: 'Bilangan bayaran' },
  organisation: { en: 'Organisation code', ms: 'Kod organisasi' },
  security: { en: 'Security code', ms: 'Kod keselamatan' },
  filler: { en: 'Not used', ms: 'Tidak digunakan' },
  number: { en: 'Running number', ms: 'Nombor turutan' },
  rentasCode: { en: 'RENTAS code', ms: 'Kod RENTAS' },
  other: { en: 'Other reference', ms: 'Rujukan lain' },
  title: { en: 'Title', ms: 'Tajuk' },
  value: { en: 'Value', ms: 'Nilai' },
});
