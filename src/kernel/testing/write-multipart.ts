/** A form of several parts as `fetch` writes it: headers and payload of a request. */
export async function writeMultipart(fields: Readonly<Record<string, string | Blob>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const written = new Response(form)
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  }
}
