/** What becomes of those who take part in a course. */
export const COURSE_RESULTS = ['Approved', 'Passed', 'Failed', 'Absent'] as const;
export type CourseResult = (typeof COURSE_RESULTS)[number];
