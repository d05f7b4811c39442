/** Words on the left; a figure on the right, as its cells are with `data-right`; a head that only a screen reader needs. */
export type Head = string | { readonly figure: string } | { readonly unseen: string };

/** The head of a small table, where no list is needed. */
export function TableHead({ heads, unseen = false }: { heads: readonly Head[]; unseen?: boolean }) {
  return (
    <thead className={unseen ? 'sr-only' : undefined}>
      <tr>
        {heads.map((head, at) =>
          typeof head === 'string' ? (
            <th key={at} scope="col">
              {head}
            </th>
          ) : 'figure' in head ? (
            <th key={at} scope="col" data-right>
              {head.figure}
            </th>
          ) : (
            <th key={at} scope="col">
              <span className="sr-only">{head.unseen}</span>
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
