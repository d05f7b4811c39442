import type { InputOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/call/api-error.ts';
import { useInvalidate, useWrite } from '#platform/web/call/use-endpoint.ts';
import { saveAttendanceSetting, showAttendanceSetting } from '../../contract/setting/attendance-setting.endpoints.ts';
import { SETUP_READS } from '../attendance-reads.ts';

const CHANGED = 409;

/** Saves; when somebody else was faster, what they saved is loaded. */
export function useSaveSetting(): (input: InputOf<typeof saveAttendanceSetting>) => Promise<void> {
  const invalidate = useInvalidate();
  const { run } = useWrite(saveAttendanceSetting, { invalidates: SETUP_READS });
  return async (input) => {
    try {
      await run(input);
    } catch (error) {
      if (error instanceof ApiError && error.status === CHANGED) void invalidate(showAttendanceSetting);
      throw error;
    }
  };
}
