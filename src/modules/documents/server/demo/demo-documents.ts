/** What the demo companies keep in their document centers. All of it is made up. */
import type { DOCUMENT_CATEGORIES } from '../../contract/document.schema.ts';

export type DemoDocumentKey = 'c1' | 'c2' | 'c3';
type Category = (typeof DOCUMENT_CATEGORIES)[number];

export interface DemoDocument {
  readonly title: string;
  readonly category: Category;
  readonly folder: string;
  readonly paragraphs: readonly string[];
  /** Days since it was published; null: still a draft. */
  readonly age: number | null;
  /** Default everybody. */
  readonly audience?: 'All' | 'Admin' | { readonly branches: readonly string[] } | { readonly departments: readonly string[] };
  /** Employees who have confirmed it; `but`: all except so many. */
  readonly read?: { readonly count: number } | { readonly but: number } | undefined;
  /** Days until its last day; negative: past. */
  readonly expires?: number;
  readonly versions?: number;
  readonly archived?: boolean;
}

const POLICIES = 'Policies';
const FORMS = 'Forms';
const MEMOS = 'Memos';
const LICENCES = 'Licences and certificates';

const conduct = (read: DemoDocument['read']): DemoDocument => ({
  title: 'Code of conduct and anti-bribery policy',
  category: 'Policy',
  folder: POLICIES,
  age: 18,
  read,
  paragraphs: [
    'We treat customers, suppliers and each other fairly. Nobody offers, gives, asks for or accepts a bribe, whatever the custom of a place may be.',
    'Gifts worth more than RM100 are refused or handed to Human Resources within three working days. Meals with suppliers are recorded in the gift register.',
    'Whoever sees a breach tells a manager or Human Resources. Nobody suffers for telling in good faith.',
  ],
});
const handbook = (age: number): DemoDocument => ({
  title: 'Employee handbook',
  category: 'Handbook',
  folder: 'Handbooks',
  age,
  read: { but: 5 },
  versions: 2,
  paragraphs: [
    'This handbook says how we work: hours, rest days, leave, claims, pay day and whom to ask. The contract of service stands before it where the two differ.',
    'Normal hours do not exceed 45 hours a week. Overtime is approved before it is worked and paid at the rates of the Employment Act 1955.',
    'Salaries are paid into the bank account of the employee not later than the seventh day after the wage period.',
  ],
});
const leave: DemoDocument = {
  title: 'Leave policy',
  category: 'Policy',
  folder: POLICIES,
  age: 120,
  paragraphs: [
    'Annual leave is applied for at least seven days ahead. A manager answers within two working days.',
    'Medical leave needs a certificate from a registered medical practitioner, attached on the day of return at the latest.',
    'Up to five days of annual leave may be carried into the next year; they lapse on 31 March.',
  ],
};
const privacy: DemoDocument = {
  title: 'Notis Perlindungan Data Peribadi',
  category: 'Policy',
  folder: POLICIES,
  age: 200,
  paragraphs: [
    'Syarikat memproses data peribadi pekerja bagi tujuan penggajian, caruman berkanun dan keselamatan di tempat kerja menurut Akta Perlindungan Data Peribadi 2010.',
    'Pekerja boleh meminta salinan data peribadi mereka dan meminta data yang tidak tepat dibetulkan melalui Jabatan Sumber Manusia.',
  ],
};
const claimForm: DemoDocument = {
  title: 'Borang tuntutan perubatan',
  category: 'Form',
  folder: FORMS,
  age: 260,
  paragraphs: [
    'Nama pekerja, kod pekerja, tarikh rawatan, klinik, jumlah (RM). Lampirkan resit asal. Tuntutan dihantar dalam tempoh 30 hari dari tarikh rawatan.',
  ],
};
const loanForm: DemoDocument = {
  title: 'Equipment loan form',
  category: 'Form',
  folder: FORMS,
  age: 240,
  paragraphs: ['Equipment, serial number, date taken, date returned, condition. The borrower signs when taking it; the store signs when it is back.'],
};
const holidays: DemoDocument = {
  title: 'Office closing days at year end',
  category: 'Memo',
  folder: MEMOS,
  age: 9,
  expires: 60,
  paragraphs: [
    'The offices close from 24 December at 1 p.m. and open again on the second working day of January. Outlets, sites and posts work by their own rosters.',
  ],
};
const adminGuide: DemoDocument = {
  title: 'Guide for admins: personal data in the portal',
  category: 'Handbook',
  folder: 'Handbooks',
  age: 75,
  audience: 'Admin',
  paragraphs: ['Open only the records that your work needs. Do not export salaries to private devices. Report a lost device within the hour.'],
};
const remote: DemoDocument = {
  title: 'Flexible working arrangement (draft for comment)',
  category: 'Policy',
  folder: POLICIES,
  age: null,
  paragraphs: [
    'An employee may apply in writing for flexible hours, days or place of work. The company answers within 60 days and gives its reasons when it refuses.',
  ],
};
const safety = (read: DemoDocument['read']): DemoDocument => ({
  title: 'Safety and health policy',
  category: 'Policy',
  folder: POLICIES,
  age: 45,
  read,
  paragraphs: [
    'Everybody stops work that looks dangerous and tells the person in charge. Nobody is blamed for stopping.',
    'Accidents and near misses are reported on the same day. First-aiders are named on the notice board of each workplace.',
  ],
});
const oldHandbook: DemoDocument = {
  title: 'Employee handbook 2024',
  category: 'Handbook',
  folder: 'Handbooks',
  age: 700,
  archived: true,
  paragraphs: ['Replaced by the present employee handbook.'],
};
const fire = (expires: number): DemoDocument => ({
  title: 'Fire certificate of the head office',
  category: 'Certificate',
  folder: LICENCES,
  age: 330,
  audience: 'Admin',
  expires,
  paragraphs: ['Demonstration copy. No. DEMO-FC-0001.'],
});
const licence = (expires: number): DemoDocument => ({
  title: 'Business premises licence',
  category: 'Certificate',
  folder: LICENCES,
  age: 345,
  audience: 'Admin',
  expires,
  paragraphs: ['Demonstration copy. No. DEMO-BPL-0001.'],
});

export const DEMO_DOCUMENTS: Readonly<Record<DemoDocumentKey, readonly DemoDocument[]>> = {
  c1: [
    oldHandbook,
    privacy,
    claimForm,
    loanForm,
    leave,
    adminGuide,
    fire(-12),
    licence(19),
    safety({ but: 9 }),
    handbook(32),
    {
      title: 'Outlet opening and closing checklist',
      category: 'Form',
      folder: FORMS,
      age: 150,
      audience: { departments: ['Sales', 'Marketing'] },
      paragraphs: ['Lights, signage, stock count, float in the till, cleaning, alarm. Signed by the outlet manager each day.'],
    },
    {
      title: 'Parking at the Penang branch',
      category: 'Memo',
      folder: MEMOS,
      age: 14,
      audience: { branches: ['Penang'] },
      paragraphs: ['Level 3 is closed for repairs for four weeks. Season parking holds on levels 4 and 5.'],
    },
    conduct({ count: 34 }),
    holidays,
    remote,
  ],
  c2: [
    privacy,
    claimForm,
    leave,
    fire(85),
    licence(240),
    handbook(60),
    {
      title: 'KDN licence of the company',
      category: 'Certificate',
      folder: LICENCES,
      age: 300,
      audience: 'Admin',
      expires: 26,
      paragraphs: ['Demonstration copy. No. DEMO-KDN-0001.'],
    },
    {
      title: 'Standing orders for posts',
      category: 'Policy',
      folder: POLICIES,
      age: 22,
      read: { but: 17 },
      versions: 2,
      paragraphs: [
        'A post is handed over in person, with the logbook and all keys. A guard does not leave the post before the relief has signed.',
        'Incidents are reported to the control room at once and written into the logbook within the hour.',
      ],
    },
    {
      title: 'Uniform issue form',
      category: 'Form',
      folder: FORMS,
      age: 180,
      paragraphs: ['Item, size, date, signature. Uniforms stay the property of the company and are returned on the last day of service.'],
    },
    {
      title: 'Klang branch: new radio channels',
      category: 'Memo',
      folder: MEMOS,
      age: 6,
      audience: { branches: ['Klang'] },
      paragraphs: ['From Monday the branch uses channels 4 and 6. Channel 2 is kept for emergencies.'],
    },
    conduct({ but: 11 }),
    holidays,
  ],
  c3: [
    privacy,
    claimForm,
    leave,
    licence(-40),
    handbook(50),
    {
      title: 'Site safety induction',
      category: 'Policy',
      folder: POLICIES,
      age: 12,
      read: { but: 8 },
      paragraphs: [
        'Helmet, boots and vest from the gate onward. Nobody works at height without a harness and a second person on the ground.',
        'Setiap pekerja baharu menjalani taklimat keselamatan sebelum memasuki tapak.',
      ],
    },
    {
      title: 'CIDB contractor registration',
      category: 'Certificate',
      folder: LICENCES,
      age: 200,
      audience: 'Admin',
      expires: 165,
      paragraphs: ['Demonstration copy. Grade G5. No. DEMO-CIDB-0001.'],
    },
    {
      title: 'Sandakan: site transport times',
      category: 'Memo',
      folder: MEMOS,
      age: 4,
      audience: { branches: ['Sandakan'] },
      paragraphs: ['The bus leaves the branch at 6.45 a.m. and the site at 5.45 p.m.'],
    },
    safety({ but: 4 }),
    holidays,
  ],
};

/** Documents of single people, dealt out to the first active ones of each company. */
export interface DemoPersonalDocument {
  readonly title: string;
  readonly category: Category;
  /** Days after joining. */
  readonly after: number;
  readonly expires?: number;
  readonly paragraphs: readonly string[];
}
const offer: DemoPersonalDocument = {
  title: 'Offer letter',
  category: 'Letter',
  after: -21,
  paragraphs: ['We are pleased to offer you the position of {position}. You start on {joined}. Please sign and return the copy of this letter.'],
};
const contract: DemoPersonalDocument = {
  title: 'Contract of service',
  category: 'Contract',
  after: 0,
  paragraphs: [
    'Between {company} and {name}, employed as {position} from {joined}. Hours, pay, leave and notice follow the schedule to this contract and the Employment Act 1955.',
  ],
};
const identity: DemoPersonalDocument = {
  title: 'Identity document (demonstration copy)',
  category: 'Identity',
  after: 0,
  paragraphs: ['A copy of the identity document of {name} would stand here. This is a demonstration; no real document was scanned.'],
};
const firstAid = (expires: number): DemoPersonalDocument => ({
  title: 'First aid and CPR certificate',
  category: 'Certificate',
  after: 90,
  expires,
  paragraphs: ['{name} has passed the course in first aid and cardiopulmonary resuscitation.', 'Demonstration copy.'],
});
const confirmation: DemoPersonalDocument = {
  title: 'Confirmation of employment',
  category: 'Letter',
  after: 95,
  paragraphs: ['Your probation as {position} has been completed. We confirm your employment and thank you for your work.'],
};

/** By place among the company's active people; the last list is for whoever signs in as an employee. */
export const DEMO_FILES: Readonly<Record<DemoDocumentKey, readonly (readonly DemoPersonalDocument[])[]>> = {
  c1: [[offer, contract, identity], [offer, contract], [contract, firstAid(-20)], [offer], [identity]],
  c2: [[offer, contract, identity], [contract, firstAid(24)], [offer], [contract]],
  c3: [[contract, identity], [offer, firstAid(-3)], [contract]],
};
export const SIGNED_IN_FILE: readonly DemoPersonalDocument[] = [offer, contract, confirmation];
