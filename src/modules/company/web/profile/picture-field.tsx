import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES, type UploadedFile } from '#platform/contract/uploads.ts';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLabel, type Label } from '#platform/web/locale/locale.tsx';
import { FileUpload, type Upload } from '#platform/web/ui/file-upload.tsx';

export interface PictureFieldProps<V> {
  readonly form: ZodForm<V>;
  readonly name: PathOf<V>;
  readonly label: Label;
  readonly description?: Label;
  /** The picture that the record has; kept while the field holds its uuid. */
  readonly stored: UploadedFile | null;
}

/** One picture of a form: the stored one, a new one, or none. */
export function PictureField<V>({ form, name, label, description, stored }: PictureFieldProps<V>) {
  const labelOf = useLabel();
  form.labels.set(name, labelOf(label));
  const value = form.get(name);
  const shown: Upload[] = value instanceof File ? [value] : stored && value === stored.file ? [stored] : [];
  const change = ([file]: readonly Upload[]) => form.set(name, file === undefined ? null : file instanceof File ? file : file.file);
  return (
    <FileUpload
      label={label}
      description={description}
      value={shown}
      onChange={change}
      maxFiles={1}
      maxBytes={MAX_IMAGE_BYTES}
      extensions={IMAGE_EXTENSIONS}
      error={form.errors[name] ?? null}
    />
  );
}
