/** Whose worksites they are. */
export interface Person {
  readonly id: number;
  readonly name: string;
}
