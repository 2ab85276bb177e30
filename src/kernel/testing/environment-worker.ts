/** The names of what is in the environment of its process. */
export default function listEnvironment(): string[] {
  return Object.keys(process.env)
}
