declare module 'pdfkit/output' {
  /** The whole document, once it was ended. */
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>;
}
