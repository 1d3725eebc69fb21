/** Has the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
