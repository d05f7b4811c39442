/** What the audit log keeps of this module, in words. */
import { defineMessages } from '#platform/contract/messages.ts';
import type { AuditLabels } from '#platform/server/audit/audit-labels.ts';

export const faceRecognitionAuditLabels: AuditLabels = {
  records: defineMessages({
    fr_device: { en: 'Face device', ms: 'Peranti wajah' },
    fr_enrolment: { en: 'Face enrolment', ms: 'Pendaftaran wajah' },
    fr_code: { en: 'Kiosk code', ms: 'Kod kiosk' },
    fr_record: { en: 'Face record', ms: 'Rekod wajah' },
    fr_setting: { en: 'Face recognition settings', ms: 'Tetapan pengecaman wajah' },
  }),
  events: defineMessages({
    paired: { en: 'paired', ms: 'dipasangkan' },
  }),
};
