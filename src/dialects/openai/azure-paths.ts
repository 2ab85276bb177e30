import * as Type from 'typebox'

/** Where Azure has an operation: the deployment, a name of a model here, stands in the path; `api-version` is not looked at. */
export function azurePath(operation: string): string {
  return `/openai/deployments/:deployment/${operation}`
}

/** Parameters of operations that have such a path. */
export const azureParams = Type.Object({
  deployment: Type.Optional(
    Type.String({ description: 'In Azure’s paths alone; the model where the body names none' }),
  ),
})
