/** Face recognition in the portal: records, devices, enrolments and settings (R17), report (R18). The only file that app imports, beside the kiosk's. */
import { invalidate } from '#platform/web/call/use-endpoint.ts';
import { defineWebModule } from '#platform/web/module.ts';
import { faceRecognitionManifest } from '../contract/face-recognition.manifest.ts';
import { DEVICE_READS, ENROLMENT_READS, FACE_READS } from './face-reads.ts';

export const faceRecognitionModule = defineWebModule({
  name: 'face-recognition',
  manifest: faceRecognitionManifest,
  pages: {
    '/attendance/fr-record': () => import('./face-page.tsx'),
    '/attendance/fr-record/report': () => import('./report/face-report-page.tsx'),
  },
  commands: [
    {
      key: 'face-devices',
      kind: 'settings',
      title: { en: 'Face recognition devices', ms: 'Peranti pengecaman wajah' },
      words: ['kiosk tablet camera kamera token pair pasang'],
      icon: 'face-recognition',
      needs: { page: '/attendance/fr-record' },
      path: '/attendance/fr-record?tab=devices',
    },
  ],
  liveEffects: {
    fr_record: (client) => void invalidate(client, FACE_READS),
    fr_unmatched: (client) => void invalidate(client, FACE_READS),
    fr_device_changed: (client) => void invalidate(client, DEVICE_READS),
    fr_device_offline: (client) => void invalidate(client, DEVICE_READS),
    fr_enrolment_changed: (client) => void invalidate(client, ENROLMENT_READS),
  },
});
