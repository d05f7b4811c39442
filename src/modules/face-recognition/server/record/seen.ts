import type { StoredBytes } from '#platform/server/files/save-file.ts';
import type { FaceFlag, SeenDirection } from '../../contract/face.schema.ts';
import type { Sighting } from '../../contract/match/evaluate-sighting.ts';

/** A face that was seen, before it is judged. */
export interface Seen extends Sighting {
  readonly client_ref: string;
  readonly device_person_id: string | null;
  readonly liveness: number | null;
  readonly direction: SeenDirection | null;
  /** Why the comparison chose nobody. */
  readonly flags: readonly FaceFlag[];
  readonly picture: StoredBytes | null;
  /** What the device said, where that cannot be kept as it was. */
  readonly remark?: string | null;
  /** It is listed, and nothing follows from it. */
  readonly refused?: boolean;
}
