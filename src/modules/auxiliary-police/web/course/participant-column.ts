import type { Column } from '#platform/web/ui/list-page.tsx';
import type { Participant } from '../../contract/course/course.register.ts';
import { COURSE as W } from './course.messages.ts';

/** Who takes part: the name with the service number below it, or the employee code of a recruit. */
export const participantColumn = <Row extends Pick<Participant, 'employee' | 'service_no'>>(): Column<Row> => ({
  key: 'name',
  label: W.employee,
  kind: 'person',
  fixed: true,
  card: 'title',
  value: ({ employee }) => employee.name,
  second: ({ employee, service_no }) => service_no ?? employee.employee_code,
});
