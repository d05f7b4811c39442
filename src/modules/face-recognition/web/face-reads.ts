/** What makes which reads stale. By name: the calls load with the page that makes them. */
export const FACE_READS = [
  'face-recognition.list-records',
  'face-recognition.summary',
  'face-recognition.show-record',
  'face-recognition.show-setting',
] as const;
export const DEVICE_READS = ['face-recognition.list-devices', 'face-recognition.show-device', 'face-recognition.summary'] as const;
export const CODE_READS = ['face-recognition.list-codes'] as const;
export const ENROLMENT_READS = ['face-recognition.list-enrolments', 'face-recognition.list-codes', 'face-recognition.list-devices'] as const;
