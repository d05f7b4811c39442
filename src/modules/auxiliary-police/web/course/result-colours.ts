import type { CourseResult } from '../../contract/course/course.schema.ts';

export const RESULT_COLOURS = { Approved: 'info', Passed: 'success', Failed: 'error', Absent: 'warning' } as const satisfies Record<CourseResult, string>;
