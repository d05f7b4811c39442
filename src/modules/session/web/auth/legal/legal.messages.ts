import { defineMessages, type Text } from '#platform/contract/messages.ts';

export const LEGAL_MESSAGES = defineMessages({
  terms: { en: 'Terms of use', ms: 'Terma penggunaan' },
  privacy: { en: 'Privacy notice', ms: 'Notis privasi' },
  contact: { en: 'Questions about this page', ms: 'Pertanyaan tentang halaman ini' },
  contactText: { en: 'Write to {email}.', ms: 'Tulis kepada {email}.' },
});

export interface Clause {
  readonly title: Text;
  readonly text: readonly Text[];
}

/** `{name}`: what the portal is called by whoever runs it. */
export const TERMS: readonly Clause[] = [
  {
    title: { en: 'What this is', ms: 'Tentang portal ini' },
    text: [
      {
        en: '{name} is a portal in which a company keeps the records of its employees: leave, claims, attendance and pay. The person who registers a company confirms that they may act for it.',
        ms: '{name} ialah portal tempat syarikat menyimpan rekod pekerjanya: cuti, tuntutan, kehadiran dan gaji. Sesiapa yang mendaftarkan syarikat mengesahkan bahawa mereka berhak bertindak bagi pihaknya.',
      },
    ],
  },
  {
    title: { en: 'Your account', ms: 'Akaun anda' },
    text: [
      {
        en: 'An account belongs to one person. Keep its password to yourself; if somebody else may know it, change it and sign out your other sessions under My account.',
        ms: 'Satu akaun milik seorang sahaja. Rahsiakan kata laluannya; jika orang lain mungkin mengetahuinya, tukar kata laluan dan log keluar sesi lain di Akaun saya.',
      },
    ],
  },
  {
    title: { en: 'The data of your company', ms: 'Data syarikat anda' },
    text: [
      {
        en: 'What a company enters stays its own. The company decides which of its admins see it, and sees to it that it may enter it: under the Personal Data Protection Act 2010 it answers to its employees for their data.',
        ms: 'Data yang dimasukkan oleh syarikat kekal milik syarikat. Syarikat menentukan pentadbir yang boleh melihatnya dan memastikan ia berhak memasukkannya: di bawah Akta Perlindungan Data Peribadi 2010, syarikat bertanggungjawab kepada pekerjanya atas data mereka.',
      },
      {
        en: 'Lists and documents can be exported at any time by those who may.',
        ms: 'Senarai dan dokumen boleh dieksport pada bila-bila masa oleh mereka yang dibenarkan.',
      },
    ],
  },
  {
    title: { en: 'Contributions and tax', ms: 'Caruman dan cukai' },
    text: [
      {
        en: 'The portal computes by the law and tables in force for each month and shows how it came to each figure. The company checks the figures before it confirms them, and remains answerable for what it pays and submits.',
        ms: 'Portal mengira mengikut undang-undang dan jadual yang berkuat kuasa bagi setiap bulan dan menunjukkan cara setiap angka diperoleh. Syarikat menyemak angka sebelum mengesahkannya dan kekal bertanggungjawab atas bayaran dan penyerahannya.',
      },
    ],
  },
  {
    title: { en: 'Trial and price', ms: 'Percubaan dan harga' },
    text: [
      {
        en: 'A new company tries every module for 30 days, without a card. The plans and their prices stand under Subscription in My account.',
        ms: 'Syarikat baharu boleh mencuba setiap modul selama 30 hari tanpa kad. Pelan dan harganya ada di Langganan dalam Akaun saya.',
      },
    ],
  },
  {
    title: { en: 'What is not allowed', ms: 'Perkara yang tidak dibenarkan' },
    text: [
      {
        en: 'Do not enter what you have no right to, do not try to reach the data of others, and do not disturb the portal for those who work with it.',
        ms: 'Jangan masukkan perkara yang anda tiada hak ke atasnya, jangan cuba mencapai data orang lain, dan jangan ganggu portal bagi mereka yang menggunakannya.',
      },
    ],
  },
  {
    title: { en: 'Law', ms: 'Undang-undang' },
    text: [{ en: 'The law of Malaysia applies.', ms: 'Undang-undang Malaysia terpakai.' }],
  },
];

export const PRIVACY: readonly Clause[] = [
  {
    title: { en: 'Whose it is', ms: 'Siapa yang bertanggungjawab' },
    text: [
      {
        en: 'The company that you work for decides what is kept about you and answers for it under the Personal Data Protection Act 2010. {name} keeps it for that company.',
        ms: 'Syarikat tempat anda bekerja menentukan data yang disimpan tentang anda dan bertanggungjawab ke atasnya di bawah Akta Perlindungan Data Peribadi 2010. {name} menyimpannya bagi pihak syarikat itu.',
      },
    ],
  },
  {
    title: { en: 'What is stored', ms: 'Data yang disimpan' },
    text: [
      {
        en: 'Of your account: name, email, phone, picture, language, and when, from which address of the network and with which browser you signed in. Of your password only a value from which it cannot be read.',
        ms: 'Bagi akaun anda: nama, e-mel, telefon, gambar, bahasa, serta masa, alamat rangkaian dan pelayar semasa anda log masuk. Bagi kata laluan, hanya nilai yang tidak mendedahkannya.',
      },
      {
        en: 'Of your employment, as far as your company enters it: identity numbers, address, family, education, permits, bank account, pay, contributions and tax, leave, claims with their receipts, documents.',
        ms: 'Bagi pekerjaan anda, setakat yang dimasukkan oleh syarikat: nombor pengenalan, alamat, keluarga, pendidikan, permit, akaun bank, gaji, caruman dan cukai, cuti, tuntutan beserta resit, dokumen.',
      },
      {
        en: 'Of your attendance: times, and where your company asks for it the place and a picture. A face is recognised only for those who have consented; what it is recognised by is deleted when the consent is taken back.',
        ms: 'Bagi kehadiran anda: masa, dan jika diminta oleh syarikat, lokasi dan gambar. Wajah dikenal pasti hanya bagi mereka yang telah bersetuju; data pengenalannya dipadam apabila persetujuan ditarik balik.',
      },
    ],
  },
  {
    title: { en: 'What it is for', ms: 'Tujuan data' },
    text: [
      {
        en: 'To employ and pay you, and to report to KWSP, PERKESO, LHDN and other authorities what the law asks of an employer. It is not sold, and there is no advertising.',
        ms: 'Untuk menggaji dan membayar anda, serta melaporkan kepada KWSP, PERKESO, LHDN dan pihak berkuasa lain perkara yang dikehendaki oleh undang-undang daripada majikan. Data tidak dijual dan tiada pengiklanan.',
      },
    ],
  },
  {
    title: { en: 'Who sees it', ms: 'Siapa yang melihatnya' },
    text: [
      {
        en: 'You, and the admins whom your company has chosen, each for the pages and the people that were given to them. Files for banks and authorities are made in the portal and submitted by the company. Changes are written down with who made them.',
        ms: 'Anda dan pentadbir yang dipilih oleh syarikat anda, masing-masing bagi halaman dan pekerja yang diberikan kepada mereka. Fail untuk bank dan pihak berkuasa dijana dalam portal dan diserahkan oleh syarikat. Perubahan direkodkan bersama nama pembuatnya.',
      },
    ],
  },
  {
    title: { en: 'How long', ms: 'Tempoh simpanan' },
    text: [
      {
        en: 'As long as your company keeps it. Records of pay are not deleted by age, because an employer has to show them for years after; nor is the log of changes.',
        ms: 'Selagi syarikat anda menyimpannya. Rekod gaji tidak dipadam mengikut usia kerana majikan perlu menunjukkannya bertahun-tahun kemudian; begitu juga log perubahan.',
      },
    ],
  },
  {
    title: { en: 'In your browser', ms: 'Dalam pelayar anda' },
    text: [
      {
        en: 'A cookie keeps you signed in for up to 30 days; your language and the look of your lists are remembered beside it. Nothing follows you elsewhere.',
        ms: 'Kuki mengekalkan log masuk anda sehingga 30 hari; bahasa dan paparan senarai anda turut diingati. Tiada apa-apa yang menjejaki anda di tempat lain.',
      },
    ],
  },
  {
    title: { en: 'Your rights', ms: 'Hak anda' },
    text: [
      {
        en: 'By the Personal Data Protection Act 2010 you may see your data, have it corrected and take a consent back. Much of it you see and correct yourself under My details; for the rest, ask the personnel office of your company.',
        ms: 'Menurut Akta Perlindungan Data Peribadi 2010, anda boleh melihat data anda, meminta pembetulan dan menarik balik persetujuan. Kebanyakannya boleh anda lihat dan betulkan sendiri di Butiran saya; bagi yang lain, hubungi bahagian sumber manusia syarikat anda.',
      },
    ],
  },
];
