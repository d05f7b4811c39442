/** Saves a stored file under its name. Its signed address shows it; the attribute makes the browser keep it. */
export function saveLink({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
