/** What is attached to a visit. */
const type = 'site_visit';
export const VISIT_FILES = {
  startPhoto: { type, field: 'start_photo' },
  endPhoto: { type, field: 'end_photo' },
  signature: { type, field: 'signature' },
  documents: { type, field: 'documents' },
} as const;
