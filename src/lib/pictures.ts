/** The longer side of a picture that was too large to send as it is; every letter of a document can still be read. */
const LONG_SIDE = 2560;
const QUALITY = 0.86;

/** A picture of at most so many bytes: as it is where it fits, else drawn smaller. Null for what no browser can draw. */
export async function fitPicture(file: File, mostBytes: number): Promise<Blob | null> {
  if (file.size <= mostBytes) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const smaller = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return smaller && smaller.size <= mostBytes ? smaller : null;
}

/** Bytes as base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In pieces: a call takes so many arguments only.
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}
