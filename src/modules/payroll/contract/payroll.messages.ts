/** What payroll says: popups, refusals, warnings, notifications. */
import { defineMessages } from '#platform/contract/messages.ts';

export const PAYROLL_MESSAGES = defineMessages({
  settingSaved: { en: 'The payroll settings have been saved.', ms: 'Tetapan gaji telah disimpan.' },
  itemAdded: { en: '{name} has been added.', ms: '{name} telah ditambah.' },
  itemSaved: { en: '{name} has been saved.', ms: '{name} telah disimpan.' },
  itemDeleted: { en: '{name} has been deleted.', ms: '{name} telah dipadam.' },
  accountSaved: {
    en: 'The bank account has been saved. Salaries that are not paid yet go there.',
    ms: 'Akaun bank telah disimpan. Gaji yang belum dibayar akan dimasukkan ke akaun ini.',
  },
  salarySaved: { en: 'The salary from {date} has been saved.', ms: 'Gaji mulai {date} telah disimpan.' },
  openingSaved: { en: 'The opening figures have been saved.', ms: 'Angka pembukaan telah disimpan.' },
  processed: { en: 'The payroll of {name} has been saved.', ms: 'Gaji {name} telah disimpan.' },
  processedMany: {
    en: '{processed, plural, one {# payroll has} other {# payrolls have}} been saved{failed, plural, =0 {} other {, # refused}}.',
    ms: '{processed} gaji telah disimpan{failed, plural, =0 {} other {, # ditolak}}.',
  },
  adjusted: { en: 'The adjustment has been saved.', ms: 'Pelarasan telah disimpan.' },
  adjustmentDeleted: { en: 'The adjustment has been deleted.', ms: 'Pelarasan telah dipadam.' },
  confirmed: { en: 'The payroll of {name} has been confirmed.', ms: 'Gaji {name} telah disahkan.' },
  overtimeWaits: {
    en: '{hours} h of overtime still {hours, plural, one {waits} other {wait}} for a decision; approved later, it is paid with the next payroll.',
    ms: '{hours} jam kerja lebih masa masih menunggu keputusan; jika diluluskan kemudian, ia dibayar bersama gaji berikutnya.',
  },
  paid: { en: 'The payroll of {name} has been marked as paid.', ms: 'Gaji {name} telah ditanda sebagai dibayar.' },
  returned: {
    en: 'The payment of {name} was returned; the payroll can be paid again.',
    ms: 'Bayaran kepada {name} telah dipulangkan; gaji boleh dibayar semula.',
  },
  returnedTitle: { en: 'Your salary came back', ms: 'Gaji anda dipulangkan' },
  returnedText: {
    en: 'The bank returned the salary for {period} on {date}. Please check your bank account; it will be paid again.',
    ms: 'Bank memulangkan gaji bagi {period} pada {date}. Sila semak akaun bank anda; gaji akan dibayar semula.',
  },
  deleted: { en: 'The payroll of {name} has been deleted.', ms: 'Gaji {name} telah dipadam.' },
  payslipTitle: { en: 'Your payslip is ready', ms: 'Slip gaji anda telah sedia' },
  payslipText: { en: 'The payslip for {period} is available.', ms: 'Slip gaji bagi {period} kini tersedia.' },
  paidTitle: { en: 'Your salary has been paid', ms: 'Gaji anda telah dibayar' },
  paidText: { en: 'The salary for {period} was paid on {date}.', ms: 'Gaji bagi {period} telah dibayar pada {date}.' },
});

/** Why a payroll is not processed: answered with HTTP 200 and success false. */
export const PROCESS_REFUSALS = defineMessages({
  noSalary: { en: 'Salary is not set for this employee.', ms: 'Gaji belum ditetapkan bagi pekerja ini.' },
  notEmployed: { en: 'Employee was not employed in this period.', ms: 'Pekerja tidak bekerja dalam tempoh ini.' },
  paid: { en: 'Payroll for this period has been paid.', ms: 'Gaji bagi tempoh ini telah dibayar.' },
  overlaps: { en: 'The period overlaps payroll {number}.', ms: 'Tempoh ini bertindih dengan gaji {number}.' },
  hasRun: {
    en: 'Payroll {number} is based on this month. Delete it first; if it is paid, correct the month in a later payroll.',
    ms: 'Gaji {number} dikira berdasarkan bulan ini. Padam dahulu; jika telah dibayar, betulkan bulan ini dalam gaji kemudian.',
  },
  noMonthly: { en: 'Process the monthly payroll of this period first.', ms: 'Proses gaji bulanan bagi tempoh ini dahulu.' },
  openRun: {
    en: 'Payroll {number} of this kind is In Process. Confirm or delete it first.',
    ms: 'Gaji {number} jenis ini Dalam Proses. Sahkan atau padam dahulu.',
  },
  typedTax: {
    en: 'The tax worksheet of {number} has its own amount for this earning. Clear it there first; otherwise this payment is not taxed.',
    ms: 'Lembaran cukai {number} mempunyai amaun tersendiri bagi pendapatan ini. Kosongkan dahulu di sana; jika tidak, bayaran ini tidak dicukai.',
  },
  payMonth: {
    en: 'Choose a pay date in the month in which {number} is paid; tax follows the month of payment.',
    ms: 'Pilih tarikh gaji dalam bulan {number} dibayar; cukai mengikut bulan bayaran.',
  },
  advanceLate: {
    en: 'Payroll {number} of this month can no longer recover it. Reopen it, or pay the advance in the next month.',
    ms: 'Gaji {number} bulan ini tidak lagi boleh memotongnya semula. Buka semula gaji itu, atau beri pendahuluan dalam bulan berikutnya.',
  },
  advancePercent: {
    en: 'A percentage needs a monthly salary. Enter an amount.',
    ms: 'Peratusan memerlukan gaji bulanan. Masukkan amaun.',
  },
  noBirthDate: { en: 'Enter the employee’s date of birth.', ms: 'Masukkan tarikh lahir pekerja.' },
  noTable: { en: 'Statutory table for this period is not available.', ms: 'Jadual berkanun bagi tempoh ini tidak tersedia.' },
});
export type ProcessRefusal = keyof typeof PROCESS_REFUSALS;

export const PAYROLL_ERRORS = defineMessages({
  periodOrder: { en: 'The end date is before the start date.', ms: 'Tarikh tamat sebelum tarikh mula.' },
  periodLength: { en: 'A pay period can have at most 31 days.', ms: 'Tempoh gaji selebih-lebihnya 31 hari.' },
  payDate: { en: 'Choose a pay date on or after {date}.', ms: 'Pilih tarikh gaji pada atau selepas {date}.' },
  hourlyRate: { en: 'Enter the hourly rate of a Fix Amount calculation.', ms: 'Masukkan kadar sejam bagi pengiraan Jumlah Tetap.' },
  deductionAboveSalary: { en: 'Deductions from the salary may not exceed {amount}.', ms: 'Potongan daripada gaji tidak boleh melebihi {amount}.' },
  epfRateTooLow: {
    en: 'The lowest EPF rate of this employee is {least}%. Enter {least} or more.',
    ms: 'Kadar KWSP terendah pekerja ini ialah {least}%. Masukkan {least} atau lebih.',
  },
  multiplierTooLow: {
    en: 'The Employment Act asks for {least} at least. Enter {least} or more.',
    ms: 'Akta Kerja menetapkan sekurang-kurangnya {least}. Masukkan {least} atau lebih.',
  },
  outsideLaw: { en: 'This rate is not allowed.', ms: 'Kadar ini tidak dibenarkan.' },
  noSuchItem: { en: 'Choose an item from the list.', ms: 'Pilih item daripada senarai.' },
  salaryFirst: { en: 'Set the salary first; the account belongs to it.', ms: 'Tetapkan gaji dahulu; akaun ini adalah bagi gaji itu.' },
  noSuchBank: { en: 'Choose a bank from the list.', ms: 'Pilih bank daripada senarai.' },
  systemLine: { en: 'Explain why this amount was changed.', ms: 'Nyatakan sebab amaun baris ini diubah.' },
  systemItem: { en: 'The payroll system uses this item; it cannot be deleted.', ms: 'Item ini digunakan oleh sistem gaji; ia tidak boleh dipadam.' },
  itemKind: { en: 'The kind of an item cannot be changed.', ms: 'Jenis item tidak boleh diubah.' },
  itemNameTaken: { en: 'Another item of this kind has this name.', ms: 'Item lain jenis ini mempunyai nama ini.' },
  recurringEnd: { en: 'The end date is before the start date.', ms: 'Tarikh tamat sebelum tarikh mula.' },
  bankIncomplete: { en: 'Enter bank and account number together.', ms: 'Masukkan bank dan nombor akaun bersama-sama.' },
  manualTax: { en: 'Enter the monthly tax.', ms: 'Masukkan cukai bulanan.' },
  periodConfirmed: {
    en: 'The payroll to {date} is confirmed. Start the new salary later, or pay the difference as an arrear.',
    ms: 'Gaji hingga {date} telah disahkan. Mulakan gaji baharu kemudian, atau bayar bezanya sebagai tunggakan.',
  },
  negativeNet: { en: 'The net pay is below zero. Reduce the deductions first.', ms: 'Gaji bersih di bawah sifar. Kurangkan potongan dahulu.' },
  fourEyes: {
    en: 'This payroll must be confirmed by someone other than the person who processed it.',
    ms: 'Gaji ini perlu disahkan oleh orang selain yang memprosesnya.',
  },
  notOpen: {
    en: 'Payroll {number} is no longer in process, so what it pays stays in it.',
    ms: 'Gaji {number} tidak lagi dalam proses, jadi apa yang dibayarnya kekal di dalamnya.',
  },
  dueChanged: {
    en: 'What this payroll pays or takes back has changed since it was processed. Process it again, then confirm it.',
    ms: 'Apa yang dibayar atau dipotong oleh gaji ini telah berubah sejak diproses. Proses semula, kemudian sahkan.',
  },
  basisChanged: {
    en: 'The salary or the days of employment of this employee have changed since the payroll was processed. Process it again, then confirm it.',
    ms: 'Gaji atau tempoh bekerja pekerja ini telah berubah sejak gaji diproses. Proses semula, kemudian sahkan.',
  },
  leaveChanged: {
    en: 'Leave of this employee has changed since the payroll was processed. Process it again, then confirm it.',
    ms: 'Cuti pekerja ini telah berubah sejak gaji diproses. Proses semula, kemudian sahkan.',
  },
  overtimeChanged: {
    en: 'Approved overtime of this employee has changed since the payroll was processed. Process it again, then confirm it.',
    ms: 'Kerja lebih masa pekerja ini yang diluluskan telah berubah sejak gaji diproses. Proses semula, kemudian sahkan.',
  },
  advanceOpen: {
    en: 'This payroll recovers salary advance {number}, which is still In Process. Confirm or delete the advance first.',
    ms: 'Gaji ini memotong semula pendahuluan gaji {number} yang masih Dalam Proses. Sahkan atau padam pendahuluan itu dahulu.',
  },
  paymentBeforeStart: { en: 'Choose a payment date on or after {date}.', ms: 'Pilih tarikh bayaran pada atau selepas {date}.' },
  returnedBeforePaid: { en: 'Choose a day on or after the payment, {date}.', ms: 'Pilih hari pada atau selepas bayaran, {date}.' },
  locked: { en: 'A payroll that is paid or waiting for payment cannot be changed.', ms: 'Gaji yang telah dibayar atau menunggu bayaran tidak boleh diubah.' },
  noPayslip: { en: 'The payslip is available once the payroll is confirmed.', ms: 'Slip gaji tersedia setelah gaji disahkan.' },
  salaryNote: { en: 'Explain why the salary is not the calculated {amount}.', ms: 'Nyatakan sebab gaji bukan {amount} seperti dikira.' },
  exemptReason: {
    en: 'Explain why the ground or the years of service differ from the employment record.',
    ms: 'Nyatakan sebab alasan atau tahun perkhidmatan berbeza daripada rekod pekerjaan.',
  },
  exemptGround: { en: 'This ground does not apply to the payment.', ms: 'Alasan ini tidak terpakai bagi bayaran ini.' },
  retirementYears: {
    en: 'A retirement gratuity is fully exempt after ten completed years of service.',
    ms: 'Ganjaran persaraan dikecualikan sepenuhnya selepas sepuluh tahun perkhidmatan yang lengkap.',
  },
  standsOn: {
    en: 'Payroll {number} is based on this one. Delete it first.',
    ms: 'Gaji {number} dikira berdasarkan gaji ini. Padam dahulu.',
  },
  runFixed: {
    en: 'A payroll outside the monthly one cannot be changed. Delete it and create it again.',
    ms: 'Gaji di luar gaji bulanan tidak boleh diubah. Padam dan buat semula.',
  },
  advanceTaken: {
    en: 'Payroll {number} recovers this advance. Reopen it first; if it is paid, the advance stays.',
    ms: 'Gaji {number} memotong semula pendahuluan ini. Buka semula dahulu; jika telah dibayar, pendahuluan kekal.',
  },
  advanceInBatch: {
    en: 'The advance is in payment batch {number}. Remove it from there first.',
    ms: 'Pendahuluan ini berada dalam kelompok bayaran {number}. Keluarkan dari situ dahulu.',
  },
  advanceFixed: { en: 'An advance cannot be adjusted. Delete it and create it again.', ms: 'Pendahuluan tidak boleh dilaraskan. Padam dan buat semula.' },
  dayOffTwice: { en: 'This day is already in the list.', ms: 'Hari ini sudah ada dalam senarai.' },
  dayOffOutside: { en: 'Choose a day of the period.', ms: 'Pilih hari dalam tempoh ini.' },
  notLeaving: {
    en: 'The termination benefit is calculated only when the employment ends in this period.',
    ms: 'Faedah penamatan dikira hanya apabila pekerjaan tamat dalam tempoh ini.',
  },
  adjustmentZero: { en: 'Enter an amount other than 0.', ms: 'Masukkan amaun selain 0.' },
  correctsEarlier: { en: 'Choose a month before this period to correct.', ms: 'Pilih bulan sebelum tempoh ini untuk dibetulkan.' },
  confirmedInBulk: { en: 'The payroll is already confirmed.', ms: 'Gaji telah disahkan.' },
  byHand: {
    en: 'This employee is paid by the hour or day. Process this payroll individually.',
    ms: 'Pekerja ini dibayar mengikut jam atau hari. Proses gaji ini secara individu.',
  },
  tooLarge: { en: 'The amounts are too large for one payroll.', ms: 'Amaun terlalu besar bagi satu gaji.' },
  unknownEmployee: { en: 'Not found.', ms: 'Tidak dijumpai.' },
});

export const PAYROLL_WARNINGS = defineMessages({
  minimumWage: { en: 'The pay is below the minimum wage.', ms: 'Gaji di bawah gaji minimum.' },
  overtimeLimit: {
    en: 'More than 104 hours of overtime in the month (Limitation of Overtime Work Regulations 1980). They are paid; please check the hours.',
    ms: 'Lebih daripada 104 jam kerja lebih masa sebulan (Peraturan Had Kerja Lebih Masa 1980). Jam itu dibayar; sila semak.',
  },
  noPremium: {
    en: 'Overtime hours were entered but are not paid: the salary is above the limit in the payroll setting. Manual workers, drivers and their supervisors must be paid overtime at any salary.',
    ms: 'Jam kerja lebih masa dimasukkan tetapi tidak dibayar: gaji melebihi had dalam tetapan gaji. Pekerja manual, pemandu dan penyelia mereka mesti dibayar kerja lebih masa pada mana-mana gaji.',
  },
  hoursWithoutDays: {
    en: 'Rest-day or holiday hours were entered as a total and are read as full days and part of a day. Enter each day, because the Act pays by the day.',
    ms: 'Jam hari rehat atau cuti umum dimasukkan sebagai jumlah dan dikira sebagai hari penuh dan sebahagian hari. Masukkan setiap hari kerana Akta membayar mengikut hari.',
  },
  overtimeWaits: {
    en: 'Attendance: overtime of this period is not approved yet, so it is not paid.',
    ms: 'Kehadiran: kerja lebih masa bagi tempoh ini belum diluluskan, maka belum dibayar.',
  },
  correctionsWait: { en: 'Attendance: corrections of this period wait for a decision.', ms: 'Kehadiran: pembetulan bagi tempoh ini menunggu keputusan.' },
  checkOutMissing: {
    en: 'Attendance: a check-out is missing, so those days have no hours.',
    ms: 'Kehadiran: ada daftar keluar yang tiada, maka hari itu tiada jam.',
  },
  daysNotKnown: {
    en: 'Attendance: some working days are before attendance was recorded and count neither as worked nor as absent.',
    ms: 'Kehadiran: ada hari bekerja sebelum kehadiran direkodkan; hari itu tidak dikira bekerja atau tidak hadir.',
  },
  workedOnLeave: {
    en: 'Attendance: someone checked in on a day of leave. It counts as leave; cancel the leave to pay it as work.',
    ms: 'Kehadiran: ada daftar masuk pada hari cuti. Hari itu dikira cuti; batalkan cuti untuk membayarnya sebagai kerja.',
  },
  halfOfWages: {
    en: 'Deductions, with EPF, SOCSO, EIS, tax and zakat, exceed 50% of the wages. See the Employment Act, s.24(8). The notice indemnity and what is owed at the end do not count. Whether contributions and tax count is disputed: confirm with a reason.',
    ms: 'Potongan, termasuk KWSP, PERKESO, SIP, cukai dan zakat, melebihi 50% daripada gaji. Lihat Akta Kerja, s.24(8). Ganti rugi notis dan hutang pada pembayaran akhir tidak dikira. Sama ada caruman dan cukai turut dikira masih dipertikaikan: sahkan dengan sebab.',
  },
  housingLoan: {
    en: 'Deductions exceed 50% of the wages. With a housing loan up to 75% is allowed, by leave of the Director General (Employment Act, s.24).',
    ms: 'Potongan melebihi 50% daripada gaji. Dengan pinjaman perumahan sehingga 75% dibenarkan, dengan kebenaran Ketua Pengarah (Akta Kerja, s.24).',
  },
  terminationWages: {
    en: 'The termination benefit needs the wages of the last twelve months.',
    ms: 'Faedah penamatan memerlukan gaji dua belas bulan terakhir.',
  },
  negativeNet: { en: 'The net pay is below zero; the payroll cannot be confirmed.', ms: 'Gaji bersih di bawah sifar; gaji tidak boleh disahkan.' },
  advanceLimit: {
    en: 'The advances of this month are above the wages of the month before. Employment Act, s.22, allows more for a few purposes only, such as a house, a vehicle or medical costs.',
    ms: 'Pendahuluan bulan ini melebihi gaji bulan sebelumnya. Akta Kerja, s.22, membenarkan lebih bagi tujuan tertentu sahaja, seperti rumah, kenderaan atau rawatan.',
  },
  noAccount: { en: 'No bank account is set for this employee.', ms: 'Akaun bank pekerja ini belum ditetapkan.' },
});
export type PayrollWarning = keyof typeof PAYROLL_WARNINGS;
