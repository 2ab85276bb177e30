/** The wire's records. A record may hold its parent or its children, one level deep, when the query asks for them. */
import * as Type from 'typebox'

const postFields = {
  userId: Type.Integer(),
  id: Type.Integer(),
  title: Type.String(),
  body: Type.String({ description: 'May contain line breaks' }),
}

const commentFields = {
  postId: Type.Integer(),
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  body: Type.String({ description: 'May contain line breaks' }),
}

const albumFields = { userId: Type.Integer(), id: Type.Integer(), title: Type.String() }

const photoFields = {
  albumId: Type.Integer(),
  id: Type.Integer(),
  title: Type.String(),
  url: Type.String({ description: 'An address only; nothing is served there' }),
  thumbnailUrl: Type.String({ description: 'An address only; nothing is served there' }),
}

const todoFields = { userId: Type.Integer(), id: Type.Integer(), title: Type.String(), completed: Type.Boolean() }

const userFields = {
  id: Type.Integer(),
  name: Type.String(),
  username: Type.String(),
  email: Type.String(),
  address: Type.Object({
    street: Type.String(),
    suite: Type.String(),
    city: Type.String(),
    zipcode: Type.String(),
    geo: Type.Object({
      lat: Type.String({ description: 'Decimal degrees' }),
      lng: Type.String({ description: 'Decimal degrees' }),
    }),
  }),
  phone: Type.String(),
  website: Type.String(),
  company: Type.Object({ name: Type.String(), catchPhrase: Type.String(), bs: Type.String() }),
}

const parentUser = Type.Optional(Type.Object(userFields, { description: 'With _expand=user' }))

export const Post = Type.Object({
  ...postFields,
  user: parentUser,
  comments: Type.Optional(Type.Immutable(Type.Array(Type.Object(commentFields)))),
})

export const Comment = Type.Object({ ...commentFields, post: Type.Optional(Type.Object(postFields)) })

export const Album = Type.Object({
  ...albumFields,
  user: parentUser,
  photos: Type.Optional(Type.Immutable(Type.Array(Type.Object(photoFields)))),
})

export const Photo = Type.Object({ ...photoFields, album: Type.Optional(Type.Object(albumFields)) })

export const Todo = Type.Object({ ...todoFields, user: parentUser })

export const User = Type.Object({
  ...userFields,
  posts: Type.Optional(Type.Immutable(Type.Array(Type.Object(postFields)))),
  albums: Type.Optional(Type.Immutable(Type.Array(Type.Object(albumFields)))),
  todos: Type.Optional(Type.Immutable(Type.Array(Type.Object(todoFields)))),
})
