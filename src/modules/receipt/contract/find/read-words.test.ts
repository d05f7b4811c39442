import { describe, expect, it } from 'vitest';
import { calendarDate } from '#platform/contract/dates.ts';
import { isSure } from '../receipt.schema.ts';
import { readWords } from './read-words.ts';
import { PAGE, wordsOf } from './receipts.factory.ts';

const TODAY = calendarDate('2026-11-25');

type Case = readonly [name: string, text: string, amount: number | null, date: string | null, merchant: string | null, number: string | null];

/** Of merchants that do not exist. */
const CASES: readonly Case[] = [
  [
    'a meal in Malay, cash and change',
    `KEDAI MAKAN SELERA CONTOH
      No 12, Jalan Rekaan 3/4
      50000 Kuala Lumpur
      Tel: 03-0000 0000
      RESIT
      No. Resit: RC-004512
      Tarikh: 12/11/2026   13:05
      Nasi Lemak Ayam     1     12.50
      Teh Tarik           2      7.00
      Jumlah Kecil              19.50
      Cukai Perkhidmatan 6%      1.17
      Pembundaran               -0.02
      JUMLAH             RM     20.65
      Tunai                     50.00
      Baki                      29.35`,
    20.65,
    '2026-11-12',
    'KEDAI MAKAN SELERA CONTOH',
    'RC-004512',
  ],
  [
    'a tax invoice of a company with its registration number',
    `SYARIKAT BINA REKA SDN BHD (1234567-X)
      SST No: W10-0000-00000000
      TAX INVOICE
      Invoice No : INV/2026/00781
      Date       : 03-11-2026
      Paint 5L           189.00
      SUBTOTAL           189.00
      SST 10%             18.90
      GRAND TOTAL        207.90
      VISA               207.90`,
    207.9,
    '2026-11-03',
    'SYARIKAT BINA REKA SDN BHD',
    'INV/2026/00781',
  ],
  [
    'a total before tax, paid with more',
    `Kafe Awan Biru
      Bill No: 20981
      12 Nov 2026 10:22
      TOTAL               50.00
      SST 6%               3.00
      CASH                60.00
      CHANGE               7.00`,
    53,
    '2026-11-12',
    'Kafe Awan Biru',
    '20981',
  ],
  [
    'a total before rounding',
    `PASARAYA JIMAT REKAAN
      Receipt No: 000123
      09/11/26 18:40
      TOTAL               27.33
      ROUNDING             0.02
      CASH                50.00
      CHANGE              22.65`,
    27.35,
    '2026-11-09',
    'PASARAYA JIMAT REKAAN',
    '000123',
  ],
  [
    'rounding down after the total, paid by card',
    `PASARAYA JIMAT REKAAN
      DATE 08-11-26
      TOTAL SALES         13.42
      Rounding Adj        -0.02
      MYDEBIT             13.40`,
    13.4,
    '2026-11-08',
    'PASARAYA JIMAT REKAAN',
    null,
  ],
  [
    'rounding before the total',
    `MINI MART BULAN
      Resit No. A1-99
      Tarikh 01.11.2026
      Subtotal             9.98
      Round Adj            0.02
      TOTAL RM            10.00
      CASH                10.00
      CHANGE               0.00`,
    10,
    '2026-11-01',
    'MINI MART BULAN',
    'A1-99',
  ],
  [
    'quantities and savings that are called totals',
    `FARMASI SIHAT CONTOH
      Trx No: 55810093
      20/10/2026 09:15
      TOTAL ITEMS              3
      TOTAL                62.70
      TOTAL SAVINGS         4.20
      TOTAL POINTS         62.00
      MASTERCARD           62.70`,
    62.7,
    '2026-10-20',
    'FARMASI SIHAT CONTOH',
    '55810093',
  ],
  [
    'petrol, by litres',
    `STESEN MINYAK KANCIL
      Pump No: 04
      Receipt No: P04-778120
      05 NOV 26 07:31
      RON95     24.390 L
      RM/L       2.05
      AMOUNT     RM 50.00
      MYDEBIT    RM 50.00`,
    50,
    '2026-11-05',
    'STESEN MINYAK KANCIL',
    'P04-778120',
  ],
  [
    'toll',
    `LEBUHRAYA CONTOH BERHAD
      PLAZA TOL REKAAN
      15/11/2026 08:02:11
      KELAS 1
      TAMBANG   RM 6.40
      NO. TRANSAKSI: 9912047731`,
    6.4,
    '2026-11-15',
    'LEBUHRAYA CONTOH BERHAD',
    '9912047731',
  ],
  [
    'parking, in and out on two days',
    `MENARA BAYANGAN PARKING
      TICKET NO: T-88120
      IN   : 16/11/2026 22:10
      OUT  : 17/11/2026 00:40
      PARKING FEE RM  8.00
      PAID        RM 10.00
      CHANGE      RM  2.00`,
    8,
    '2026-11-17',
    'MENARA BAYANGAN PARKING',
    'T-88120',
  ],
  [
    'a ride, by its receipt from an app',
    `RideRekaan
      e-Receipt
      18 November 2026
      Booking ID: RR-8A2K91
      Fare              RM 18.00
      Toll              RM  2.30
      Total Paid        RM 20.30`,
    20.3,
    '2026-11-18',
    'RideRekaan',
    'RR-8A2K91',
  ],
  [
    'a hotel with the days of its stay',
    `HOTEL SERI KHAYALAN
      TAX INVOICE NO: 30091
      Check-in: 10/11/2026
      Invoice date: 13/11/2026
      Room 3 nights          540.00
      Service charge          54.00
      SST                     43.20
      TOTAL AMOUNT DUE       637.20`,
    637.2,
    '2026-11-13',
    'HOTEL SERI KHAYALAN',
    '30091',
  ],
  [
    'a Malay month, and the name in two lines',
    `PERUSAHAAN MAJU KHAYALAN
      SDN. BHD.
      202601000001 (0000001-A)
      INVOIS NO: IV-77
      Tarikh: 7 Ogos 2026
      JUMLAH KESELURUHAN   RM 1,250.00`,
    1250,
    '2026-08-07',
    'PERUSAHAAN MAJU KHAYALAN SDN. BHD.',
    'IV-77',
  ],
  [
    'faded figures',
    `KLINIK HARAPAN REKAAN
      Resit No: K-1002
      Tarikh: l4/1O/2026
      Rawatan            35.O0
      JUMLAH             35:00`,
    35,
    '2026-10-14',
    'KLINIK HARAPAN REKAAN',
    'K-1002',
  ],
  [
    'the amount below its word',
    `DOBI BERSIH REKAAN
      No Bil: 4410
      2026-11-02
      JUMLAH
      RM 24.00`,
    24,
    '2026-11-02',
    'DOBI BERSIH REKAAN',
    '4410',
  ],
  [
    'an amount parted in two words',
    `BENGKEL LAJU REKAAN
      Invois: B-310
      Tarikh: 21/11/2026
      JUMLAH   RM 180. 50`,
    180.5,
    '2026-11-21',
    'BENGKEL LAJU REKAAN',
    'B-310',
  ],
  [
    'a day with the month first',
    `Studio Cetak Khayal
      Order No: SC-5521
      Date: 11/23/2026
      Total   RM 75.00`,
    75,
    '2026-11-23',
    'Studio Cetak Khayal',
    'SC-5521',
  ],
  [
    'a card that expires, and a day without a word',
    `RESTORAN DAUN PISANG REKAAN
      19.11.26
      EXP 19.11.24
      TOTAL  RM 44.10`,
    44.1,
    '2026-11-19',
    'RESTORAN DAUN PISANG REKAAN',
    null,
  ],
  [
    'a promotion that ends later',
    `KEDAI BUKU ILMU REKAAN
      Promo valid until 31/12/2026
      Date: 22/11/2026
      Receipt #: 8813
      Nett Total  RM 39.90`,
    39.9,
    '2026-11-22',
    'KEDAI BUKU ILMU REKAAN',
    '8813',
  ],
  [
    'a discount and a voucher',
    `PASARAYA JIMAT REKAAN
      Subtotal            120.00
      Total Discount      -20.00
      TOTAL               100.00
      Voucher              10.00
      CASH                100.00
      CHANGE                0.00`,
    100,
    null,
    'PASARAYA JIMAT REKAAN',
    null,
  ],
  [
    'two ways of paying together',
    `PASARAYA JIMAT REKAAN
      TOTAL                80.00
      TNG EWALLET          30.00
      CASH                 50.00`,
    80,
    null,
    'PASARAYA JIMAT REKAAN',
    null,
  ],
  [
    'no word of a total, only what was paid',
    `Gerai Pak Contoh
      Tarikh 24/11/26
      Tunai     20.00
      Baki       6.50`,
    13.5,
    '2026-11-24',
    'Gerai Pak Contoh',
    null,
  ],
  [
    'nothing but an amount',
    `Bot Sungai Rekaan
      Tiket Dewasa
      RM 15.00`,
    15,
    null,
    'Bot Sungai Rekaan',
    null,
  ],
  [
    'thousands, with service charge',
    `BALLROOM ANGAN-ANGAN SDN BHD
      Bill No : BQ-00019
      Date    : 30 OKT 2026
      Food and Beverage     4,800.00
      Service Charge 10%      480.00
      SST 8%                  422.40
      TOTAL PAYABLE   RM    5,702.40`,
    5702.4,
    '2026-10-30',
    'BALLROOM ANGAN-ANGAN SDN BHD',
    'BQ-00019',
  ],
  [
    'a head of greetings and of who it was sold to',
    `SELAMAT DATANG
      TAX INVOICE
      PERABOT CANTIK REKAAN ENTERPRISE
      002345678-V
      Bill To: PELANGGAN BERHAD
      Invoice No. PC2026-14
      Nov 4, 2026
      TOTAL (INCL. SST)   RM 960.00`,
    960,
    '2026-11-04',
    'PERABOT CANTIK REKAAN ENTERPRISE',
    'PC2026-14',
  ],
  [
    'the tax inside the total, said after it',
    `Kedai Elektrik Volt Rekaan
      Resit No: 7781
      25/11/2026 16:20
      JUMLAH (TERMASUK CUKAI)   RM 212.00
      CUKAI SST 6%                  12.00
      KAD DEBIT                    212.00`,
    212,
    '2026-11-25',
    'Kedai Elektrik Volt Rekaan',
    '7781',
  ],
  [
    'a train ticket',
    `KERETAPI ANGAN
      TIKET NO: KA00912
      Tarikh: 11 Mac 2026
      DARI: KL   KE: IPOH
      TAMBANG: RM 35.00`,
    35,
    '2026-03-11',
    'KERETAPI ANGAN',
    'KA00912',
  ],
  [
    'the way out of a car park that was free',
    `PARKIR ANGAN REKAAN
      Masuk: 24.11.2026 22:10
      Keluar: 24.11.2026 23:50
      PERCUMA`,
    null,
    '2026-11-24',
    'PARKIR ANGAN REKAAN',
    null,
  ],
  [
    'a total before tax with the tax behind it',
    `KAFE AWAN BIRU REKAAN
      Subtotal            50.00
      SST 6%               3.00`,
    53,
    null,
    'KAFE AWAN BIRU REKAAN',
    null,
  ],
  ['no receipt at all', 'Selamat pagi\n      semua', null, null, null, null],
];

describe('what a receipt says', () => {
  it.each(CASES)('%s', (_name, text, amount, date, merchant, number) => {
    const read = readWords(wordsOf(text), PAGE, TODAY);
    expect({
      amount: read.amount?.value ?? null,
      date: read.date?.value ?? null,
      merchant: read.merchant?.value ?? null,
      number: read.number?.value ?? null,
    }).toEqual({
      amount,
      date,
      merchant,
      number,
    });
  });

  it.each(CASES)('%s, photographed askew', (_name, text, amount, date) => {
    const read = readWords(wordsOf(text, { sinks: 24 }), PAGE, TODAY);
    expect({ amount: read.amount?.value ?? null, date: read.date?.value ?? null }).toEqual({ amount, date });
  });
});

/** Lines between a merchant and the end, and what of them is filled in (null: nothing). */
const FILLED: readonly (readonly [what: string, lines: string, filled: number | null])[] = [
  ['a time behind its word', 'Masa: 09:30', null],
  ['a time behind its word, with a point', 'Masa 9.30', null],
  ['a time behind another word for it', 'Waktu : 13.45', null],
  ['and its short form', 'Tkh 24-11-2026 Wkt 13.45', null],
  ['a time behind pukul', 'Dibayar pukul 14.20', null],
  ['a time behind jam', 'Bayaran jam 14.20', null],
  ['a time behind time', 'Paid time: 14.20', null],
  ['a time before its half of the day', 'Paid 9.30 pagi', null],
  ['a time beside a date', 'PAID 24/11/2026 23.50', null],
  ['a time beside a date, a dash between', 'PAID 24/11/2026 - 23.50', null],
  ['a time beside a date, the weekday between', 'PAID 24 Nov 2026 (Tue) 23.50', null],
  ['a time before a date', 'PAID 23:50 24/11/2026', null],
  ['a time with a colon among amounts with a point', 'Parking 4.00\nPAID 14:20', null],
  ['how long it took', 'TOTAL TIME 02:15\nPERCUMA', null],
  ['how many hours', 'JUMLAH 2.50 jam', null],
  ['an amount behind hours', 'JUMLAH 2 jam 4.00', 4],
  ['an amount of an hour of the day', 'Masa 13:05\nJUMLAH 13.05', 13.05],
  ['an amount beside a date', '24/11/2026 JUMLAH RM 13.05', 13.05],
  ['litres', 'TOTAL 39.02 L', null],
  ['litres in one word', 'TOTAL 39.02L', null],
  ['litres by name', 'JUMLAH 39.02 liter', null],
  ['litres before the amount', 'TOTAL 39.02 L 80.00', 80],
  ['litres named before', 'TOTAL (L) 39.02', null],
  ['kilograms', 'JUMLAH 1.25 kg', null],
  ['kilometres', 'TOTAL 12.40 KM', null],
  ['a share', 'TOTAL 6.00 %', null],
  ['pieces', 'TOTAL 10.00 pcs', null],
  ['an amount behind pieces', 'TOTAL 3 pcs 27.00', 27],
  ['the price of a litre', 'TOTAL RM/L 2.05', null],
  ['the largest of some prices', 'Nasi 12.50\nTeh 3.00', null],
  ['a price with its currency', 'Tiket RM 15.00', null],
  ['a total', 'Nasi 12.50\nTOTAL 12.50', 12.5],
  ['what was paid by card', 'Nasi 12.50\nVISA 12.50', 12.5],
  ['a note, without what came back', 'Nasi 12.50\nTUNAI 50.00', null],
  ['a note, and what came back', 'Nasi 12.50\nTUNAI 50.00\nBAKI 37.50', 12.5],
  ['a note, and what came back unread', 'Nasi 12.50\nTUNAI 50.00\nBAKI', null],
  ['before tax, the tax unread', 'SUBTOTAL 50.00\nSST 6%', null],
  ['before tax, the total unread', 'SUBTOTAL 50.00\nJUMLAH RM', null],
  ['a total with a later one unread', 'TOTAL 50.00\nGRAND TOTAL', null],
  ['faded, all with a colon', 'Nasi 12:50\nJUMLAH 12:50', 12.5],
];

describe('what is filled in', () => {
  it.each(FILLED)('%s', (_what, lines, filled) => {
    const { amount } = readWords(wordsOf(`KEDAI CONTOH\n${lines}`), PAGE, TODAY);
    expect(isSure(amount) ? amount.value : null).toBe(filled);
  });
});

describe('a proposal', () => {
  const [, text] = CASES[0] as Case;

  it('says where it stands in the picture', () => {
    const { amount, date } = readWords(wordsOf(text), PAGE, TODAY);
    // The last column of line 13, `20.65`; lines are 30 pixels apart.
    expect(amount?.place).toEqual({
      x: expect.closeTo(0.537, 2),
      y: expect.closeTo(370 / 1200, 2),
      width: expect.closeTo(60 / 600, 3),
      height: expect.closeTo(20 / 1200, 3),
    });
    expect(date?.place?.y).toBeCloseTo(190 / 1200, 3);
  });

  it('is as sure as its words were clear', () => {
    const sure = readWords(wordsOf(text, { confidence: 96 }), PAGE, TODAY);
    const faint = readWords(wordsOf(text, { confidence: 48 }), PAGE, TODAY);
    expect([sure.amount?.confidence, faint.amount?.confidence]).toEqual([0.96, 0.48]);
    expect(readWords(wordsOf(text, { confidence: 20 }), PAGE, TODAY)).toEqual({ amount: null, date: null, merchant: null, number: null });
  });

  it('is no day that has not come, nor one of years ago', () => {
    const dated = (day: string) => readWords(wordsOf(`KEDAI CONTOH\nTarikh ${day}\nJUMLAH 5.00`), PAGE, TODAY).date;
    expect([dated('26/11/2026'), dated('25/11/2021'), dated('31/02/2026')]).toEqual([null, null, null]);
  });
});
