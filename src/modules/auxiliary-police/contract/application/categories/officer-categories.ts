/** Applications about officers: appointment, renewal, transfer and termination. */
import { OFFICER_SOURCES, VETTING_STATUSES } from '../../officer/officer.schema.ts';
import { SOURCE_NAMES, VETTING_NAMES } from '../../officer/officer-words.ts';
import { FIELD as F } from '../field-words.ts';
import type { Category, ChecklistItem, FormField, FormPart } from '../form-fields.ts';

const EX_SERVICE = OFFICER_SOURCES.filter((source) => source !== 'Civilian');
const EDUCATIONS = [
  { value: 'SPM', label: { en: 'SPM', ms: 'SPM' } },
  { value: 'STPM', label: { en: 'STPM or equivalent', ms: 'STPM atau setaraf' } },
  { value: 'Diploma', label: { en: 'Diploma', ms: 'Diploma' } },
  { value: 'Degree', label: { en: 'Degree', ms: 'Ijazah' } },
] as const;

const medical: readonly FormField[] = [
  { key: 'medical_date', label: F.medicalDate, kind: 'date', sensitive: true },
  { key: 'medical_fit', label: F.medicalFit, kind: 'yesno', sensitive: true },
];
const place: FormPart = {
  title: F.posting,
  fields: [
    { key: 'station', label: F.station, kind: 'line', min: 2, max: 120 },
    { key: 'authority_area', label: F.area, kind: 'area', min: 2, max: 200 },
  ],
};
const medicalReport: ChecklistItem = { key: 'medical', label: F.docMedical, sensitive: true };
const declaration: FormPart = { title: F.declaration, fields: [{ key: 'consent', label: F.consent, kind: 'yesno', note: F.consentNote }] };

export const OFFICER_CATEGORIES: readonly Category[] = [
  {
    type: 'Officer',
    key: 'New Appointment',
    title: { en: 'New appointment', ms: 'Lantikan baharu' },
    subject: 'employee',
    parts: [
      {
        title: F.particulars,
        fields: [
          { key: 'source', label: F.source, kind: 'choice', options: OFFICER_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })) },
          { key: 'former_no', label: F.formerNo, kind: 'line', max: 20, optional: true },
          { key: 'height_cm', label: F.height, kind: 'whole', min: 120, max: 220 },
          { key: 'weight_kg', label: F.weight, kind: 'whole', min: 35, max: 200 },
          { key: 'education', label: F.education, kind: 'choice', options: EDUCATIONS },
          { key: 'languages', label: F.languages, kind: 'line', max: 100, optional: true },
        ],
      },
      place,
      {
        title: F.compliance,
        fields: [
          { key: 'criminal', label: F.criminal, kind: 'yesno', sensitive: true },
          {
            key: 'criminal_details',
            label: F.criminalDetails,
            kind: 'paragraph',
            min: 5,
            max: 1000,
            when: { key: 'criminal', among: [true] },
            sensitive: true,
          },
          { key: 'drug', label: F.drug, kind: 'yesno', sensitive: true },
          ...medical,
          {
            key: 'vetting_status',
            label: F.vetting,
            kind: 'choice',
            options: VETTING_STATUSES.map((value) => ({ value, label: VETTING_NAMES[value] })),
            sensitive: true,
          },
          { key: 'vetting_date', label: F.vettingDate, kind: 'date', when: { key: 'vetting_status', among: ['Cleared'] }, sensitive: true },
          { key: 'vetting_ref', label: F.vettingRef, kind: 'line', max: 60, when: { key: 'vetting_status', among: ['Cleared'] }, sensitive: true },
        ],
      },
      declaration,
    ],
    documents: [
      { key: 'ic', label: F.docIc },
      { key: 'birth', label: F.docBirth },
      { key: 'education', label: F.docEducation },
      { key: 'photo', label: F.docPhoto },
      medicalReport,
      { key: 'vetting', label: F.docVetting, sensitive: true },
      { key: 'bank', label: F.docBank, optional: true, sensitive: true },
      { key: 'licence', label: F.docLicence, optional: true },
      { key: 'discharge', label: F.docDischarge, when: { key: 'source', among: EX_SERVICE } },
      { key: 'offer', label: F.docOffer },
    ],
    decision: [
      { key: 'service_no', label: F.serviceNo, kind: 'service_no' },
      { key: 'rank_id', label: F.rank, kind: 'rank' },
      { key: 'appointed_at', label: F.appointed, kind: 'date' },
      { key: 'appointment_expiry', label: F.appointmentExpiry, kind: 'date' },
      { key: 'letter_no', label: F.letterNo, kind: 'line', max: 60 },
      { key: 'oath_date', label: F.oathDate, kind: 'date', optional: true },
    ],
    effect: {
      en: '{subject} becomes an officer with service number {service_no}, rank {rank_id}, until {appointment_expiry}.',
      ms: '{subject} menjadi pegawai dengan nombor badan {service_no}, pangkat {rank_id}, sehingga {appointment_expiry}.',
    },
  },
  {
    type: 'Officer',
    key: 'Renewal',
    title: { en: 'Renewal of appointment', ms: 'Pembaharuan lantikan' },
    subject: 'officer',
    parts: [
      {
        title: F.particulars,
        fields: [
          { key: 'performance', label: F.performance, kind: 'whole', min: 0, max: 100 },
          { key: 'years', label: F.years, kind: 'whole', min: 1, max: 3 },
        ],
      },
      { title: F.compliance, fields: medical },
      declaration,
    ],
    documents: [{ key: 'letter', label: F.docLetter }, medicalReport, { key: 'card', label: F.docCard }],
    decision: [{ key: 'letter_no', label: F.letterNo, kind: 'line', max: 60 }],
    effect: {
      en: 'The appointment of {subject} is renewed for {years} years, until {renewed_until}.',
      ms: 'Lantikan {subject} diperbaharui selama {years} tahun, sehingga {renewed_until}.',
    },
  },
  {
    type: 'Officer',
    key: 'Transfer Area',
    title: { en: 'Transfer of area', ms: 'Pertukaran kawasan' },
    subject: 'officer',
    parts: [place, { title: F.reasons, fields: [{ key: 'reason', label: F.reason, kind: 'paragraph', min: 5, max: 500 }] }],
    documents: [{ key: 'letter', label: F.docLetter, optional: true }],
    decision: [],
    effect: {
      en: '{subject} is posted to {station} with powers in {authority_area}.',
      ms: '{subject} ditempatkan di {station} dengan kuasa di {authority_area}.',
    },
  },
  {
    type: 'Officer',
    key: 'Termination',
    title: { en: 'Termination of appointment', ms: 'Penamatan lantikan' },
    subject: 'officer',
    parts: [
      {
        title: F.reasons,
        fields: [
          { key: 'effective_date', label: F.effectiveDate, kind: 'date' },
          { key: 'reason', label: F.reason, kind: 'paragraph', min: 5, max: 500 },
        ],
      },
    ],
    documents: [{ key: 'letter', label: F.docResignation, optional: true }],
    decision: [],
    effect: {
      en: '{subject} is no officer any more from {effective_date}.',
      ms: '{subject} bukan lagi pegawai mulai {effective_date}.',
    },
  },
];
