/** Applications for seats of a course, of officers and recruits. */
import { FIELD as F } from '../field-words.ts';
import { COURSE_TYPE, type Category } from '../form-fields.ts';

export const COURSE_CATEGORIES: readonly Category[] = [
  {
    type: 'Course',
    key: 'Enrolment',
    title: { en: 'Enrolment', ms: 'Pendaftaran kursus' },
    subject: 'none',
    parts: [
      {
        title: F.places,
        fields: [
          { key: 'course_id', label: F.course, kind: 'course' },
          { key: 'employee_ids', label: F.people, kind: 'people' },
          { key: 'justification', label: F.justification, kind: 'paragraph', min: 10, max: 500 },
        ],
      },
    ],
    documents: [
      { key: 'ic', label: F.docIc },
      { key: 'medical', label: F.docMedical, when: { key: COURSE_TYPE, among: ['Basic', 'Shooting'] }, sensitive: true },
    ],
    decision: [],
    effect: { en: '{employee_ids} get places on {course_id}.', ms: '{employee_ids} mendapat tempat dalam {course_id}.' },
  },
];
