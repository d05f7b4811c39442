/** What devices, enrolments and records of faces are called, and what is counted of them. */
export const DIRECTIONS = ['in', 'out', 'both'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const SEEN_DIRECTIONS = ['in', 'out'] as const;
export type SeenDirection = (typeof SEEN_DIRECTIONS)[number];
export const DEVICE_STATUSES = ['Active', 'Inactive'] as const;
export const MATCH_STATUSES = ['matched', 'unmatched', 'ignored'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];
/**
 * `repeat`: the same person within a minute. `temperature`: 37.5 °C or more. `clock`: the clock of the device is off. `late`: sent
 * long after it was seen. `ahead`, `ancient`: its time cannot be true. `elsewhere`: the person does not belong to the place of the
 * device. `bad_picture`: its picture cannot be read. `invalid`: the device sent something else than a face. `ambiguous`: two people are alike. `unsure`: below the threshold. `assigned`: somebody said who it is. `by_code`: no face was shown, but a code was typed.
 */
export const FACE_FLAGS = [
  'repeat',
  'temperature',
  'clock',
  'late',
  'ambiguous',
  'unsure',
  'assigned',
  'ahead',
  'ancient',
  'elsewhere',
  'bad_picture',
  'invalid',
  'by_code',
] as const;
export type FaceFlag = (typeof FACE_FLAGS)[number];

/** Minutes without a sign of life after which a device counts as offline. */
export const ONLINE_MINUTES = 10;
/** Digits that an employee types at a kiosk instead of showing a face. */
export const CLOCKING_CODE_LENGTH = 8;
/** Numbers of a descriptor (`faceres` of @vladmandic/human). */
export const DESCRIPTOR_LENGTH = 1024;
