/** The photo of a scan, after it: pictures are large, and a scan does not wait for them. */
import { z } from 'zod';
import { defineEndpoint, OPEN, wrote } from '#platform/contract/endpoint.ts';

/** Base64 of a picture of the size that phones send (`sent-picture.ts`). */
const MOST = 3 * 1024 * 1024;

export const sendScanPhoto = defineEndpoint({
  name: 'patrol.send-scan-photo',
  method: 'POST',
  path: 'api/devices/patrol/scan-photos',
  requires: OPEN,
  input: z.object({ session: z.string().min(20).max(100), client_ref: z.uuid(), image: z.string().min(20).max(MOST) }),
  output: wrote(z.object({})),
  maxBody: MOST + 4096,
  summary: 'The photo of a scan of this device; the first one stays',
});
