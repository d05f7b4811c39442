/** Whoever can be planned: an employee, or somebody whom another module employs in its own way. */

/** The kind and the number of its record: `employee:12`. Who has a record as an employee is always named as one, whichever module asks. */
export type Assignee = `${string}:${number}`;

export const assigneeOf = (kind: string, id: number): Assignee => `${kind}:${id}`;
export const employeeAssignee = (id: number): Assignee => assigneeOf('employee', id);

/** The numbers of the assignees of one kind; each is named once. */
export const idsOfKind = (kind: string, assignees: readonly Assignee[]): number[] => [
  ...new Set(assignees.flatMap((each) => (each.startsWith(`${kind}:`) ? [Number(each.slice(kind.length + 1))] : []))),
];
