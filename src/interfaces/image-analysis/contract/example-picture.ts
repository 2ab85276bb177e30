/** A meadow under the sky, small enough for a line of the shell. */
export const examplePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#4a90d9"/><rect y="140" width="320" height="100" fill="#3f8f2f"/><circle cx="260" cy="50" r="24" fill="#ffe066"/></svg>'
