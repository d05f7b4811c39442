/** What a module says of a sheet that is the list of a register. */
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Text } from '#platform/contract/messages.ts';
import type { Ctx } from '../../context.ts';
import type { ImportColumn, ImportFault } from '../../imports/import-definition.ts';
import type { Facts } from '../register-binding.ts';

export interface RegisterSheet {
  readonly name: Text;
  /** Fields of the form. */
  readonly columns: readonly ImportColumn[];
  /** Text columns that tell a record from others, as its unique index has them: all of them in the sheet and required. */
  readonly by: readonly string[];
  /** What a new record has in fields that its line leaves out. */
  readonly fresh: (line: Facts) => Facts;
  /** Fields of the form that a line says otherwise, such as an id by a name: for each line what they are, or what is wrong with a column. */
  readonly resolve?: (ctx: Ctx, lines: readonly Facts[]) => Promise<readonly { readonly form: Facts; readonly faults: FieldTexts }[]>;
  /** Of a list of people: what of a line says that it means somebody else than the record it found. */
  readonly otherPerson?: (record: Facts, line: Facts) => readonly ImportFault[];
}
